import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { designOf } from '../../../designer/edit/edit-log';
import { chatStore, useDesign } from '../chat-store';
import { ChooseFiles } from './choose-files';
import { pictureWords as words } from './pictures.content';
import { placeIn } from './places';
import { addPictures } from './saved-pictures';
import { showPicture } from './show-picture';

/** Replaces the picture of the selected component. */
export function YourPicture({ component }: { component: string }) {
  const design = useDesign();
  const [outcome, setOutcome] = useState('');
  if (!placeIn(design, component)) return null;
  const take = async (files: readonly File[]) => {
    setOutcome(words.reading);
    const { ids, text, kind } = await addPictures(files);
    const [id] = ids;
    // The component may be removed while the picture loads.
    const place = placeIn(designOf(chatStore.getState().log), component);
    if (id === undefined || !place) return setOutcome(text);
    const said = await showPicture(id, place);
    setOutcome(kind === 'info' ? `${said} ${text}` : said);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <ChooseFiles
        label={words.yours}
        kind="outline"
        size="small"
        iconStart={<ImagePlus aria-hidden="true" />}
        onFiles={(files) => void take(files)}
      >
        {words.yours}
      </ChooseFiles>
      <p role="status" className="text-small text-ink-muted">
        {outcome}
      </p>
    </div>
  );
}
