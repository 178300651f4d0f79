import type { Brief } from '../interpret/brief';
import type { AppDesign } from '../model/app-design';
import { composeDesign } from './compose-design';
import { contentOf } from './content/everything';

/** The design of a brief at once, with content from the disk: for programs that run in Node. */
export const composed = (brief: Brief): AppDesign => composeDesign(brief, contentOf(brief));
