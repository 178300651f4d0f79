import { Button } from '@appling/ui/button';
import { Field } from '@appling/ui/field';
import { useState } from 'react';
import { useChat, useDesign } from '../chat-store';
import { removeVersion, renameVersion, restoreVersion, saveVersion } from '../versions';
import { DesignRow } from './design-row';
import { Panel } from './panel';
import { type Taken, UndoRemoval } from './undo-removal';
import { versionWords as words } from './versions.content';

export function VersionsPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const design = useDesign();
  const versions = useChat((state) => state.versions);
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState('');
  const [taken, setTaken] = useState<Taken>();
  const save = () => {
    const given = name.trim().slice(0, 60) || words.next(versions.length + 1);
    saveVersion(given);
    setName('');
    setTaken(undefined);
    setOutcome(words.saved(given));
  };
  const inHand = JSON.stringify(design);
  return (
    <Panel id={id} title={words.title} onClose={onClose} done={words.done}>
      <form
        className="chat-save-version"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          label={words.name}
          placeholder={words.next(versions.length + 1)}
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" kind="primary">
          {words.save}
        </Button>
      </form>
      <p role="status" className="text-small text-ink-muted">
        {outcome || (versions.length === 0 && words.none)}
      </p>
      <UndoRemoval taken={taken} onBack={() => setTaken(undefined)} />
      <ul className="chat-designs">
        {versions.map((version) => (
          <DesignRow
            key={version.id}
            name={version.name}
            design={version.design}
            isInHand={JSON.stringify(version.design) === inHand}
            openWord={words.restore}
            onOpen={() => {
              restoreVersion(version.id);
              setOutcome(words.restored(version.name));
            }}
            onRename={(next) => renameVersion(version.id, next)}
            onRemove={() => {
              setOutcome('');
              setTaken({ name: version.name, back: removeVersion(version.id) });
            }}
          />
        ))}
      </ul>
    </Panel>
  );
}
