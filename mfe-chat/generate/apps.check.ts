import { appFaults } from '../src/content/app-faults';

export const check = (): string[] => appFaults().map((fault) => `mfe-chat/${fault}`);
