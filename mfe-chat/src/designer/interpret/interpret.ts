import type { LanguageWords } from '../../content/source';
import type { Brief } from './brief';
import { readBrief } from './read-brief';
import { readLooks } from './read-looks';
import { readName } from './read-name';
import { readNavigation } from './read-navigation';
import type { ReadColors } from './read-style';

export * from './read-brief';

/** Reads a Brief with all readers bundled; `readBrief` takes those that a text needs. */
export const interpret = (idea: string, own?: LanguageWords, colors?: ReadColors): Brief =>
  readBrief(idea, own, { looks: readLooks, colors, navigation: readNavigation, name: readName });
