/** Why a release may not go live. */
export interface Refusal {
  /** App that is refused. */
  remote: string;
  /** Name of the rule. */
  rule: 'contract' | 'exposes' | 'links' | 'name' | 'routes' | 'shared' | 'size';
  found: string;
  allowed: string;
}

/** One line for people. */
export function describeRefusal({ remote, rule, found, allowed }: Refusal): string {
  return `${remote} · ${rule}: found ${found}; allowed: ${allowed}.`;
}

/** Thrown when the contract gate refuses a release. */
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
