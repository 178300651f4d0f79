import { languageFaults } from '../src/content/language-faults';

export const check = (): string[] => languageFaults().map((fault) => `mfe-chat/${fault}`);
