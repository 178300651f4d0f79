import { Avatar } from '@appling/ui/avatar';
import { LongDate } from './long-date';

export function Byline({ author, date }: { author: string; date: string }) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Avatar name={author} tone="sun" />
      <span className="grid">
        <span className="text-label">{author}</span>
        <span className="text-small text-ink-muted">
          <LongDate date={date} />
        </span>
      </span>
    </p>
  );
}
