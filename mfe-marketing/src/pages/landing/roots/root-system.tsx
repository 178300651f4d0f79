import { growRoots } from './grow-roots';

export function RootSystem({ seed }: { seed: number }) {
  return (
    <svg className="root-system" viewBox="-170 0 340 300" aria-hidden="true">
      {growRoots(seed).map(({ width, path }) => (
        <path key={width} d={path} strokeWidth={width} />
      ))}
    </svg>
  );
}
