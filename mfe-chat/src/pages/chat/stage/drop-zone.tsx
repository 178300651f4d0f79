import { notify } from '@appling/shared/state';
import { FileJson2 } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { chat } from '../chat.content';
import { openFile } from '../open-file';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/** A design file can be let go anywhere on the stage. */
export function DropZone({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = stage.current;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!element?.contains(relatedTarget as Node | null)) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) void openFile(file).then(({ kind, text }) => notify(kind, text));
    };
    element?.addEventListener('dragover', over);
    element?.addEventListener('dragleave', leave);
    element?.addEventListener('drop', drop);
    return () => {
      element?.removeEventListener('dragover', over);
      element?.removeEventListener('dragleave', leave);
      element?.removeEventListener('drop', drop);
    };
  }, [stage]);
  if (!isOver) return null;
  return (
    <div className="chat-drop" aria-hidden="true">
      <p>
        <FileJson2 />
        {chat.stage.drop}
      </p>
    </div>
  );
}
