import { notify } from '@appling/runtime/state';
import { ArrowUp } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { chat } from './chat.content';
import { useListener } from './use-listener';

const loadOpening = () => import(/* webpackChunkName: "open-file" */ './open-file');

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

interface DropZoneProps {
  page: RefObject<HTMLElement | null>;
  onPictures: () => void;
}

/** Accepts files dropped or pasted anywhere on the page. */
export function DropZone({ page, onPictures }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const open = (files: FileList) => {
    loadOpening()
      .then(({ openDropped }) => openDropped([...files], onPictures))
      .catch(() => notify('error', chat.offline));
  };
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
    if (event.dataTransfer?.files[0]) open(event.dataTransfer.files);
  });
  useListener(page, 'paste', (event) => {
    const data = event.clipboardData;
    // Word processors add a picture of the copied text.
    if (!data?.files[0] || data.getData('text/plain')) return;
    event.preventDefault();
    open(data.files);
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
