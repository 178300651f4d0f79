import { Button } from '@appling/ui/button';
import { Plus } from 'lucide-react';
import { memo, useCallback, useEffect, useState } from 'react';
import { textsIn } from '../../../designer/edit/editable';
import { homeOf, partOf } from '../../../designer/edit/screens-of';
import type { Component } from '../../../designer/model/components';
import { screenOf } from '../../../designer/model/find';
import { useChat, useDesign } from '../chat-store';
import { Panel } from '../panels/panel';
import { YourPicture } from '../pictures/your-picture';
import { useComing } from '../stage/reveal';
import { useIsNarrow } from '../use-is-narrow';
import { useView } from '../view-store';
import { drawer } from './drawer-part';
import { PartBar } from './part-bar';
import { partName } from './part-name';
import { RoleChoice } from './role-choice';
import { SelectMode } from './select-mode';
import { TextEdit } from './text-edit';
import { TextInPlace } from './text-in-place';
import { selectWords as words } from './select.content';
import type { WrittenText } from './written-text';

/** Renders only when its component changes. */
const PartTexts = memo(function PartTexts({ component }: { component: Component }) {
  return (
    <>
      <div className="chat-texts">
        {textsIn(component).map(({ path, text }) => (
          <TextEdit key={path.join('.')} component={component} path={path} text={text} />
        ))}
      </div>
      <YourPicture component={component.id} />
      <RoleChoice component={component} />
    </>
  );
});

export function SelectPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const design = useDesign();
  const screenId = useChat((state) => state.screenId);
  const selected = useView((view) => view.selected);
  const tapped = useView((view) => view.tapped);
  const isNarrow = useIsNarrow();
  const [outcome, setOutcome] = useState('');
  const [written, setWritten] = useState<WrittenText>();
  const [open, setOpen] = useState<'add' | 'replace'>();
  const isComing = useComing() !== undefined;
  const component = partOf(design, selected ?? '');
  const screen = homeOf(design, selected ?? '') ?? screenOf(design, screenId);
  const isLast = screen.components.length === 1;
  useEffect(() => {
    if (!tapped) return;
    const fields = document.querySelectorAll<HTMLInputElement>('[data-edits]');
    [...fields].find(({ value }) => value === tapped)?.focus({ preventScroll: false });
  }, [tapped, selected]);
  const endWriting = useCallback(() => setWritten(undefined), []);
  const closeDrawer = useCallback(() => {
    setOpen(undefined);
    requestAnimationFrame(() => document.getElementById(`${id}-title`)?.focus());
  }, [id]);
  const kind = open === 'replace' && !component ? undefined : open;
  const name = component && partName(component);
  const hint = !component ? words.lead : isLast ? words.last : isNarrow ? words.touch : words.keys;
  const titles = { add: words.add, replace: `${words.replace} ${name ?? ''}` };
  return (
    <Panel
      id={id}
      title={kind ? titles[kind] : (name ?? words.title)}
      onClose={onClose}
      isTall={kind !== undefined}
      foot={
        <>
          {kind ? (
            <Button kind="outline" onClick={closeDrawer}>
              {words.back}
            </Button>
          ) : (
            <Button kind="outline" onClick={() => setOpen('add')}>
              {words.add}
            </Button>
          )}
          <Button kind="strong" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      {!isComing && <SelectMode say={setOutcome} onWrite={setWritten} />}
      {written && (
        <TextInPlace
          key={`${written.component.id} ${written.path.join()}`}
          written={written}
          say={setOutcome}
          onEnd={endWriting}
        />
      )}
      <p role="status" className="text-small text-ink-muted">
        {outcome || (kind ? '' : hint)}
      </p>
      {component && !(kind && isNarrow) && (
        <PartBar
          component={component}
          screen={screen}
          say={setOutcome}
          onDrawer={(each) => {
            setOutcome('');
            setOpen(each);
          }}
        />
      )}
      {kind
        ? drawer.show(
            { kind, screen, selected: component, say: setOutcome, onClose: closeDrawer },
            kind,
          )
        : component && <PartTexts key={component.id} component={component} />}
      {!kind && !component && isNarrow && (
        <Button
          kind="outline"
          size="small"
          iconStart={<Plus aria-hidden="true" />}
          onClick={() => setOpen('add')}
        >
          {words.add}
        </Button>
      )}
    </Panel>
  );
}
