import type { AppContent } from '../content/source';
import type { Brief } from './interpret/brief';
import { withDetails } from './interpret/with-details';
import type { AppDesign } from './model/app-design';
import { composeDesign } from './compose/compose-design';

export const curatedDesign = (brief: Brief, content: AppContent): AppDesign =>
  composeDesign(withDetails(brief, content.kind), content);
