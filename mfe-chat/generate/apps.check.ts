import { appFaults } from '../src/content/app-faults';

/** What is wrong with the mechanics, the nouns and their texts. */
export const check = (): string[] => appFaults().map((fault) => `mfe-chat/${fault}`);
