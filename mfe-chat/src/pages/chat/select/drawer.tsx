import { Field } from '@appling/ui/field';
import { useEffect, useMemo, useRef, useState } from 'react';
import { indexInScreen } from '../../../designer/edit/flow';
import { offeredParts, type OfferedPart } from '../../../designer/edit/offered-parts';
import type { Screen } from '../../../designer/model/app-design';
import type { Component } from '../../../designer/model/components';
import { floating } from '../../../designer/components/drawing.generated';
import { makeDrawable } from '../../../designer/render/drawable';
import { byHand, inHand } from '../by-hand';
import { dragFrom } from '../drag';
import { select } from '../view-store';
import { dragOverPhone } from './part-drag';
import { partName, titleOf } from './part-name';
import { PartPicture } from './part-picture';
import { phonePart } from './phone-parts';
import { selectWords as words } from './select.content';

export interface DrawerProps {
  kind: 'add' | 'replace';
  screen: Screen;
  selected: Component | undefined;
  say: (text: string) => void;
  onClose: () => void;
}

export function Drawer({ kind, screen, selected, say, onClose }: DrawerProps) {
  const [found, setFound] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const [design] = useState(inHand);
  const parts = useMemo(
    () => offeredParts(design, screen, kind === 'replace' ? selected : undefined),
    [design, screen, kind, selected],
  );
  const shown = parts.filter(({ type }) =>
    titleOf(type).toLowerCase().includes(found.trim().toLowerCase()),
  );
  const put = async ({ component }: OfferedPart, position?: number) => {
    // Fetches the view first; if that fails, its place stays empty until the view loads.
    await makeDrawable({ screens: [{ ...screen, components: [component] }] }).catch(() => {});
    const after = screen.components.findIndex(({ id }) => id === selected?.id);
    const end = screen.components.findIndex(({ type }) => floating.has(type));
    const usual = after >= 0 ? after + 1 : end >= 0 ? end : screen.components.length;
    const at = position === undefined ? usual : indexInScreen(screen, position);
    byHand(
      kind === 'replace' && selected
        ? { op: 'component.replace', id: selected.id, component }
        : { op: 'component.add', screen: screen.id, at, component },
      ({ said, added }) => {
        const id = added ?? selected?.id ?? null;
        if (said) select(id);
        say(said || words.refused(titleOf(component.type)));
        onClose();
        requestAnimationFrame(() => phonePart(id)?.focus());
      },
    );
  };
  const latest = useRef({ parts, put });
  useEffect(() => {
    latest.current = { parts, put };
  });
  useEffect(() => {
    if (!list.current || kind === 'replace') return undefined;
    return dragFrom(list.current, (target, x, y) => {
      const card = target.closest<HTMLElement>('[data-part]');
      const part = latest.current.parts.find(({ type }) => type === card?.dataset['part']);
      const picture = card?.querySelector<HTMLElement>('.chat-offer-picture');
      return part && picture
        ? dragOverPhone(picture, x, y, { onDrop: (at) => void latest.current.put(part, at) })
        : undefined;
    });
  }, [kind]);
  const groups = [
    { name: words.drawer.own, of: shown.filter(({ isOwn }) => isOwn) },
    { name: words.drawer.others, of: shown.filter(({ isOwn }) => !isOwn) },
  ].filter(({ of }) => of.length > 0);
  return (
    <>
      <p className="text-small text-ink-muted">
        {kind === 'replace' && selected
          ? words.drawer.replace(partName(selected))
          : words.drawer.add}
      </p>
      <Field
        label={words.drawer.find}
        type="search"
        value={found}
        onChange={({ target }) => setFound(target.value)}
      />
      {shown.length === 0 && (
        <p role="status">{parts.length === 0 ? words.full : words.drawer.none}</p>
      )}
      <div ref={list} className="chat-offers">
        {groups.map(({ name, of }) => (
          <section key={name} aria-label={name}>
            <h3 className="text-label">{name}</h3>
            <ul>
              {of.map((part) => (
                <li key={part.type}>
                  <button type="button" data-part={part.type} onClick={() => void put(part)}>
                    <PartPicture design={design} screen={screen} component={part.component} />
                    {titleOf(part.type)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
