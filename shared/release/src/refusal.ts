export interface Refusal {
  remote: string;
  rule: 'contract' | 'exposes' | 'links' | 'name' | 'routes' | 'shared' | 'size';
  found: string;
  allowed: string;
}

export function describeRefusal({ remote, rule, found, allowed }: Refusal): string {
  return `${remote} · ${rule}: found ${found}; allowed: ${allowed}.`;
}

export class RefusedError extends Error {
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super(
      `The contract gate refused this. Nothing was published.\n${refusals.map(describeRefusal).join('\n')}`,
    );
    this.name = 'RefusedError';
    this.refusals = refusals;
  }
}
