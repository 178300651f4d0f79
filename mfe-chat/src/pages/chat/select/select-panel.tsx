import { Button } from '@appling/shared/ui/button';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { textsIn } from '../../../designer/edit/editable';
import type { AppDesign } from '../../../designer/model/app-design';
import { vocabularyOf } from '../../../designer/model/vocabulary';
import { edit, useDesign } from '../chat-store';
import { Panel } from '../panels/panel';
import { select, useView } from '../view-store';
import { useComing } from '../stage/reveal';
import { RoleChoice } from './role-choice';
import { SelectMode } from './select-mode';
import { TextEdit } from './text-edit';
import { selectWords as words } from './select.content';

const find = ({ screens }: AppDesign, id: string | null) => {
  const screen = screens.find(({ components }) => components.some((each) => each.id === id));
  const component = screen?.components.find((each) => each.id === id);
  return screen && component ? { component, isLast: screen.components.length === 1 } : undefined;
};

const titleOf = (name: string) =>
  name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** What is selected on the phone: its words, its ground, and a way out. */
export function SelectPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const design = useDesign();
  const selected = useView((view) => view.selected);
  const tapped = useView((view) => view.tapped);
  const [outcome, setOutcome] = useState('');
  const isComing = useComing() !== undefined;
  const found = find(design, selected);
  useEffect(() => {
    if (!tapped) return;
    const fields = document.querySelectorAll<HTMLInputElement>('[data-edits]');
    [...fields].find(({ value }) => value === tapped)?.focus({ preventScroll: false });
  }, [tapped, selected]);
  const remove = () => {
    if (!found) return;
    const name = titleOf(vocabularyOf(found.component.type));
    edit({ op: 'component.remove', id: found.component.id });
    select(null);
    setOutcome(words.removed(name));
  };
  const title = found ? titleOf(vocabularyOf(found.component.type)) : words.title;
  return (
    <Panel
      id={id}
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button
            kind="outline"
            iconStart={<Trash2 aria-hidden="true" />}
            aria-disabled={!found || found.isLast || undefined}
            onClick={() => !found?.isLast && remove()}
          >
            {words.remove}
          </Button>
          <Button kind="strong" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      {!isComing && <SelectMode />}
      <p role="status" className="text-small text-ink-muted">
        {found ? (found.isLast ? words.last : '') : outcome || words.lead}
      </p>
      {found && (
        <>
          <div key={found.component.id} className="chat-texts">
            {textsIn(found.component).map(({ path, text }) => (
              <TextEdit key={path.join('.')} component={found.component} path={path} text={text} />
            ))}
          </div>
          <RoleChoice component={found.component} />
        </>
      )}
    </Panel>
  );
}
