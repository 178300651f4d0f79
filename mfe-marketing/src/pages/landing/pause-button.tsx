import { cx } from '@appling/ui/cx';
import { Pause, Play } from 'lucide-react';

interface PauseButtonProps {
  isStopped: boolean;
  labels: { pause: string; play: string };
  onToggle: () => void;
  className?: string;
}

export function PauseButton({ isStopped, labels, onToggle, className }: PauseButtonProps) {
  const Icon = isStopped ? Play : Pause;
  return (
    <button
      type="button"
      className={cx('landing-round', className)}
      aria-label={isStopped ? labels.play : labels.pause}
      onClick={onToggle}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
