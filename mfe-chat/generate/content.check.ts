import { contentFaults } from '../src/content/content-faults';

export const check = (): string[] => contentFaults().map((fault) => `mfe-chat/${fault}`);
