import { cx } from '../cx/cx';
import { Mark } from '../mark/mark';
import { Wordmark } from '../wordmark/wordmark';

export function Brand({ className }: { className?: string }) {
  return (
    <span className={cx('ui-brand', className)}>
      <Mark />
      <Wordmark />
    </span>
  );
}
