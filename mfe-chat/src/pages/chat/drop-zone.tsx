import { notify } from '@appling/shared/state';
import { ArrowUp } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { chat } from './chat.content';
import { useListener } from './use-listener';

const loadOpening = () => import(/* webpackChunkName: "open-file" */ './open-file');

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/** A design file can be let go anywhere on the page. */
export function DropZone({ page }: { page: RefObject<HTMLElement | null> }) {
  const [isOver, setOver] = useState(false);
  useListener(page, 'dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  });
  useListener(page, 'dragleave', ({ relatedTarget }) => {
    if (!page.current?.contains(relatedTarget as Node | null)) setOver(false);
  });
  useListener(page, 'drop', (event) => {
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
