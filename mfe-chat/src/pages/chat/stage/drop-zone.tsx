import { notify } from '@appling/shared/state';
import { ArrowUp } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { chat } from '../chat.content';

const loadOpening = () => import(/* webpackChunkName: "open-file" */ '../open-file');

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
      if (!file) return;
      loadOpening()
        .then(({ openFile }) => openFile(file))
        .then(
          ({ kind, text }) => notify(kind, text),
          () => notify('error', chat.offline),
        );
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
        <ArrowUp />
        {chat.stage.drop}
      </p>
    </div>
  );
}
