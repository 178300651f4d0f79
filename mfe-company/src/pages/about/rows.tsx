import { Prose } from '../../sections/prose';
import type { Row } from './about.content';

export function Rows({ items }: { items: readonly Row[] }) {
  return (
    <dl className="border-b border-line">
      {items.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-24 gap-y-3 border-t border-line py-7 lg:grid-cols-2 lg:py-9"
        >
          <dt className="font-display text-heading-1">{title}</dt>
          <dd className="max-w-[60ch] text-ink-muted">
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
