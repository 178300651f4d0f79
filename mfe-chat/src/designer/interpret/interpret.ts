import type { LanguageWords } from '../../content/source';
import type { Brief } from './brief';
import { readBrief } from './read-brief';
import { readLooks } from './read-looks';
import { readName } from './read-name';
import { readNavigation } from './read-navigation';
import type { ReadColors } from './read-style';

export * from './read-brief';

/** A Brief with what it says of its look, for those who have the code for it anyway: see `readBrief`. */
export const interpret = (idea: string, own?: LanguageWords, colors?: ReadColors): Brief =>
  readBrief(idea, own, { looks: readLooks, colors, navigation: readNavigation, name: readName });
