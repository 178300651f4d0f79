import { notify } from '@appling/shared/state';
import { ArrowUp } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { chat } from '../chat.content';
import { useListener } from '../use-listener';

const loadOpening = () => import(/* webpackChunkName: "open-file" */ '../open-file');

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/** A design file can be let go anywhere on the stage. */
export function DropZone({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const [isOver, setOver] = useState(false);
  useListener(stage, 'dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  });
  useListener(stage, 'dragleave', ({ relatedTarget }) => {
    if (!stage.current?.contains(relatedTarget as Node | null)) setOver(false);
  });
  useListener(stage, 'drop', (event) => {
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
  });
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
