import { reportsOf as of } from '../src/designer/edit/apply.ts';
import { sayReports } from '../src/designer/edit/say-reports.ts';
export const reportsOf = (design: any, op: any): string => { try { return sayReports(of(design, op)); } catch (error) { return `? ${String(error)}`; } };
