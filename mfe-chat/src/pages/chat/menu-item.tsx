import { Button, type ButtonProps } from '@appling/ui/button';

/** A line of a menu. Its box closes: what opens next, or a question that is cancelled, gives the focus back to the menu's button. */
export function MenuItem({ onUse, ...line }: ButtonProps & { onUse: () => void }) {
  return (
    <Button
      {...line}
      kind="quiet"
      size="small"
      className="chat-menu-item"
      onClick={({ currentTarget }) => {
        currentTarget.closest('.chat-disclosure')?.querySelector('button')?.focus();
        onUse();
      }}
    />
  );
}
