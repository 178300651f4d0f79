import { Button } from '@appling/ui/button';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { edit, useDesign } from '../chat-store';
import { chat } from '../chat.content';
import { expectEdits } from '../edits';

const { stage: words } = chat;

export function DesignName() {
  const design = useDesign();
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const finish = (name: string) => {
    setEditing(false);
    const next = name.trim();
    if (next && next !== design.name) edit({ op: 'design.rename', name: next });
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const finishByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(event.currentTarget.value);
    if (event.key === 'Escape') finish(design.name);
  };
  if (isEditing) {
    return (
      <input
        // The visitor opened the field, so its text is selected.
        ref={(input) => input?.select()}
        className="chat-name-input"
        aria-label={words.name}
        defaultValue={design.name}
        maxLength={40}
        onKeyDown={finishByKey}
        onBlur={(event) => finish(event.currentTarget.value)}
      />
    );
  }
  return (
    <div className="flex min-w-0 items-center">
      <h2 className="truncate text-heading-2">{design.name}</h2>
      <Button
        ref={pencil}
        kind="quiet"
        size="small"
        iconOnly
        aria-label={words.rename}
        onClick={() => {
          setEditing(true);
          expectEdits();
        }}
      >
        <Pencil />
      </Button>
    </div>
  );
}
