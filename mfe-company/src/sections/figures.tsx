import { cx } from '@appling/ui/cx';
import type { Figure } from './facts.content';

interface FiguresProps {
  figures: readonly Figure[];
  className?: string;
}

export function Figures({ figures, className }: FiguresProps) {
  return (
    <dl
      className={cx(
        'grid gap-x-6 border-t border-line',
        figures.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3',
        className,
      )}
    >
      {figures.map(({ value, label, counts }) => (
        <div key={label} className="flex flex-col border-b border-line py-7 lg:border-b-0">
          <dt className="order-1 mt-4 text-label">{label}</dt>
          <dd className="font-display text-[clamp(3rem,2.2rem+3vw,4.5rem)] leading-[0.9] font-[720] tracking-[-0.05em]">
            {value}
          </dd>
          <dd className="order-2 mt-2 max-w-[34ch] text-small text-ink-muted">{counts}</dd>
        </div>
      ))}
    </dl>
  );
}
