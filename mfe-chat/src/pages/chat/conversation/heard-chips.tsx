import { Chip } from '@appling/ui/chip';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { ReadChip } from '../../../designer/archetypes/choice';
import type { FeatureName } from '../../../designer/interpret/features';
import type { AppDesign } from '../../../designer/model/app-design';
import { vocabularyOf } from '../../../designer/model/vocabulary';
import { edit, useDesign } from '../chat-store';
import { expectEdits } from '../edits';
import type { Heard } from './drawing';
import { replyWords } from './reply-words.content';
import { ReadingChips } from './reading-chips';
import { useLogEnd } from './use-log-end';

const { heard: words } = replyWords;

const isIn = (design: AppDesign, feature: FeatureName) =>
  design.screens.some(({ components }) =>
    components.some(({ type }) => vocabularyOf(type) === feature),
  );

interface HeardChipsProps {
  heard: readonly Heard[];
  readings: readonly ReadChip[];
}

/** Removing a chip removes its components; Undo restores both. */
export function HeardChips({ heard, readings }: HeardChipsProps) {
  const design = useDesign();
  const [outcome, setOutcome] = useState('');
  const group = useLogEnd(readings.length);
  const shown = heard.filter(({ features }) => features.some((feature) => isIn(design, feature)));
  const takeOut = ({ words: said, features }: Heard) => {
    const onDone = () => {
      setOutcome(words.gone(said));
      // The pressed chip disappears, so focus moves to another one.
      requestAnimationFrame(() =>
        (
          group.current?.querySelector<HTMLElement>('button:not([aria-expanded])') ?? group.current
        )?.focus(),
      );
    };
    const operations = features.map((feature) => ({ op: 'feature.remove' as const, feature }));
    edit({ op: 'several', operations }, { onDone });
  };
  return (
    <>
      <div
        ref={group}
        role="group"
        aria-label={words.label}
        aria-live="off"
        tabIndex={-1}
        className="chat-heard"
        hidden={shown.length + readings.length === 0}
      >
        <span aria-hidden="true">{words.label}</span>
        {readings.length > 0 && <ReadingChips chips={readings} />}
        {shown.map((each) => (
          <Chip
            key={each.words}
            size="small"
            aria-label={words.remove(each.words)}
            onPointerEnter={expectEdits}
            onFocus={expectEdits}
            onClick={() => takeOut(each)}
          >
            <bdi>{each.words}</bdi>
            <X />
          </Chip>
        ))}
      </div>
      <p role="status" className="sr-only">
        {outcome}
      </p>
    </>
  );
}
