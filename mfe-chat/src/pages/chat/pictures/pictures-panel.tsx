import { Button } from '@appling/ui/button';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { inGroup } from '../../../designer/drawings/in-group';
import type { PictureName } from '../../../designer/drawings/picture-names';
import { ownIn } from '../../../designer/export/assets/own-pictures';
import { useChat, useDesign } from '../chat-store';
import { sizeOf } from '../panels/download';
import { Panel } from '../panels/panel';
import { type Taken, UndoRemoval } from '../panels/undo-removal';
import { BrandKit } from './brand-kit';
import { ChooseFiles } from './choose-files';
import { OwnThumbnail } from './own-thumbnail';
import { pictureWords as words } from './pictures.content';
import { placesOn } from './places';
import {
  addPictures,
  choose,
  loadPictures,
  removePicture,
  say,
  useSavedPictures,
} from './saved-pictures';
import { showPicture } from './show-picture';

export function PicturesPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const design = useDesign();
  const pictures = useSavedPictures((shelf) => shelf.pictures);
  const outcome = useSavedPictures((shelf) => shelf.outcome);
  const [isFilled, setFilled] = useState(false);
  const [taken, setTaken] = useState<Taken>();
  useEffect(() => {
    void loadPictures().then(() => setFilled(true));
    return () => say('');
  }, []);
  const missing = ownIn(design).filter((own) => !pictures.some((each) => each.id === own));
  return (
    <Panel id={id} title={words.title} onClose={onClose} done={words.done}>
      <p className="text-small text-ink-muted">{words.lead}</p>
      <ChooseFiles
        several
        label={words.add}
        kind="primary"
        size="small"
        className="justify-self-start"
        iconStart={<ImagePlus aria-hidden="true" />}
        onFiles={(files) => void addPictures(files)}
      >
        {words.add}
      </ChooseFiles>
      <p role="status" className="text-small">
        {outcome || (isFilled && pictures.length === 0 ? words.none : '')}
      </p>
      {isFilled && missing.length > 0 && (
        <p className="text-small text-ink-muted">{words.missing(missing.length)}</p>
      )}
      <UndoRemoval taken={taken} onBack={() => setTaken(undefined)} />
      {pictures.length > 0 && <SavedPictures onTaken={setTaken} />}
      <BrandKit />
    </Panel>
  );
}

function SavedPictures({ onTaken }: { onTaken: (taken: Taken) => void }) {
  const pictures = useSavedPictures((shelf) => shelf.pictures);
  const chosen = useSavedPictures((shelf) => shelf.chosen);
  const picture = pictures.find(({ id }) => id === chosen);
  const remove = async () => {
    if (!picture) return;
    onTaken({ name: picture.name, back: await removePicture(picture) });
  };
  return (
    <>
      <fieldset className="chat-shelf">
        <legend className="text-label">{words.shelf}</legend>
        <div>
          {pictures.map(({ id, name }) => (
            <label key={id} title={name}>
              <input
                type="radio"
                name="own-picture"
                className="sr-only"
                aria-label={name}
                checked={id === chosen}
                onChange={() => choose(id)}
              />
              <OwnThumbnail id={id} />
            </label>
          ))}
        </div>
      </fieldset>
      {picture && (
        <>
          <div className="chat-shelf-chosen">
            <p className="min-w-0 text-small">
              <b className="break-words">{picture.name}</b>
              <br />
              <span className="text-ink-muted">
                {words.figures(picture.width, picture.height, sizeOf(picture.blob))}
              </span>
            </p>
            <Button
              kind="quiet"
              size="small"
              iconOnly
              aria-label={`${words.remove}: ${picture.name}`}
              onClick={() => void remove()}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </div>
          <Places own={picture.id} />
        </>
      )}
    </>
  );
}

/** A button per position on the current screen shows the selected picture there. */
function Places({ own }: { own: string }) {
  const design = useDesign();
  const screenId = useChat((state) => state.screenId);
  const places = placesOn(design, screenId);
  const screen = design.screens.find(({ id }) => id === screenId)?.name ?? '';
  const shows = (shown: string | undefined) =>
    shown !== undefined && inGroup(shown as PictureName)?.own === own;
  return (
    <section aria-labelledby="picture-places">
      <h3 id="picture-places" className="font-text text-label">
        {words.places}
      </h3>
      <p className="text-small text-ink-muted">
        {places.length > 0 ? words.placesOf(screen) : words.noPlace}
      </p>
      <ul className="chat-places">
        {places.map((place) => (
          <li key={`${place.component} ${place.row ?? ''}`}>
            <Button
              kind="outline"
              size="small"
              aria-pressed={shows(place.shown)}
              onClick={() => void showPicture(own, place).then(say)}
            >
              <span className="truncate">{place.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
