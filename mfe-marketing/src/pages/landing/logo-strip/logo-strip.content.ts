import type { MarkName } from './team-mark';

export interface Team {
  /** Invented companies, not customers. */
  name: string;
  mark: MarkName;
  lettering: string;
}

export const logoStrip = {
  heading: 'Powering the best teams',
  motion: { pause: 'Pause the names', play: 'Play the names' },
  teams: [
    {
      name: 'Northfold',
      mark: 'peak',
      lettering: 'font-display text-[1.625rem] font-[650] tracking-[-0.03em]',
    },
    {
      name: 'hazelrow',
      mark: 'ring',
      lettering: 'font-display text-[1.6875rem] tracking-[-0.01em]',
    },
    { name: 'OATMILL', mark: 'ear', lettering: 'text-[1.1875rem] font-semibold tracking-[0.14em]' },
    { name: 'Kite & Daughters', mark: 'kite', lettering: 'font-caption text-[1.5rem]' },
    {
      name: 'tidepool',
      mark: 'wave',
      lettering: 'font-display text-[1.625rem] font-[720] tracking-[-0.045em]',
    },
    {
      name: 'Fern + Field',
      mark: 'fern',
      lettering: 'font-text text-[1.375rem] font-medium tracking-[-0.01em]',
    },
    { name: 'Brassbell', mark: 'bell', lettering: 'font-caption text-[1.5625rem] italic' },
  ] satisfies Team[],
};
