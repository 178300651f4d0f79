import { Button, type ButtonProps } from '@appling/ui/button';

/** Closes the menu first, so that dialogs return focus to the menu's button. */
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
