import { languageFaults } from '../src/content/language-faults';

/** What is wrong with the languages. */
export const check = (): string[] => languageFaults().map((fault) => `mfe-chat/${fault}`);
