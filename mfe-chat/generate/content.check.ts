import { contentFaults } from '../src/content/content-faults';

/** What is wrong with packs, kinds, trips and places. */
export const check = (): string[] => contentFaults().map((fault) => `mfe-chat/${fault}`);
