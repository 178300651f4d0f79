import { projectChecks } from '../project/checks';

export const checks = projectChecks('expo');
