import { Button } from '@appling/ui/button';
import { Stamp } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Typeface } from '../../../designer/model/theme';
import { useDesign } from '../chat-store';
import { applyBrand } from './apply-brand';
import { type Brand, keepBrand, readBrand } from './brand';
import { OwnThumbnail } from './own-thumbnail';
import { brandWords as words } from './pictures.content';
import { useSavedPictures } from './saved-pictures';

const faces = Object.entries(words.faces) as [Typeface, string][];

export function BrandKit() {
  const { accent, hero } = useDesign().look.palette;
  const [kept, setKept] = useState<Brand>();
  const [outcome, setOutcome] = useState('');
  const chosen = useSavedPictures((shelf) => shelf.chosen);
  const isThere = useSavedPictures(({ pictures }) => pictures.some(({ id }) => id === kept?.logo));
  useEffect(() => {
    let isWanted = true;
    void readBrand().then((brand) => isWanted && setKept(brand));
    return () => {
      isWanted = false;
    };
  }, []);
  const brand: Brand = kept ?? { main: accent, second: hero };
  const change = (part: Partial<Brand>) => {
    const next = { ...brand, ...part };
    setKept(next);
    setOutcome('');
    void keepBrand(next).then((isKept) => isKept || setOutcome(words.notKept));
  };
  const logo = isThere ? brand.logo : undefined;
  return (
    <section aria-labelledby="brand-kit" className="chat-brand">
      <h3 id="brand-kit" className="text-heading-3">
        {words.title}
      </h3>
      <p className="text-small text-ink-muted">{words.lead}</p>
      <div className="chat-brand-logo">
        <span className="text-label">{words.logo}</span>
        {logo === undefined ? (
          <span className="text-small text-ink-muted">{words.noLogo}</span>
        ) : (
          <OwnThumbnail key={logo} id={logo} />
        )}
        {chosen !== undefined && chosen !== logo && (
          <Button kind="outline" size="small" onClick={() => change({ logo: chosen })}>
            {words.useAsLogo}
          </Button>
        )}
        {logo !== undefined && (
          <Button kind="quiet" size="small" onClick={() => change({ logo: undefined })}>
            {words.noLogoAnyMore}
          </Button>
        )}
      </div>
      {(['main', 'second'] as const).map((key) => (
        <label key={key} className="chat-role">
          <input
            type="color"
            value={brand[key]}
            onChange={({ target }) => change({ [key]: target.value.toLowerCase() })}
          />
          <span className="flex-1">{words[key]}</span>
          <span className="font-mono text-small text-ink-muted uppercase">{brand[key]}</span>
        </label>
      ))}
      <label className="chat-brand-face">
        <span className="text-label">{words.face}</span>
        <select
          value={brand.face ?? ''}
          onChange={({ target }) =>
            change({ face: faces.find(([face]) => face === target.value)?.[0] })
          }
        >
          <option value="">{words.ownFace}</option>
          {faces.map(([face, name]) => (
            <option key={face} value={face}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button
        kind="strong"
        iconStart={<Stamp aria-hidden="true" />}
        onClick={() => void applyBrand({ ...brand, logo }).then(setOutcome)}
      >
        {words.apply}
      </Button>
      <p role="status" className="text-small">
        {outcome}
      </p>
    </section>
  );
}
