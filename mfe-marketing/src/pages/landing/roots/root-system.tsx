import { growRoots } from './grow-roots';

/** The roots below one stake, drawn from its point downwards. A seed always grows the same ones. */
export function RootSystem({ seed }: { seed: number }) {
  return (
    <svg className="root-system" viewBox="-170 0 340 300" aria-hidden="true">
      {growRoots(seed).map(({ width, path }) => (
        <path key={width} d={path} strokeWidth={width} />
      ))}
    </svg>
  );
}
