import { notify } from '@appling/runtime/state';
import { Button } from '@appling/ui/button';
import { useState } from 'react';
import type { Choice, ReadChip } from '../../../designer/archetypes/choice';
import { choose } from '../../../designer/archetypes/choice';
import { bringIn, useDesign } from '../chat-store';
import { chat } from '../chat.content';
import { Disclosure } from '../disclosure';
import { redraw } from './redraw';
import { replyWords as words } from './reply-words.content';

interface ReadingChipsProps {
  chips: readonly ReadChip[];
}

/** A chip lists alternatives; selecting one redraws the design as an undoable edit. */
export function ReadingChips({ chips: read }: ReadingChipsProps) {
  const design = useDesign();
  const [drawn, setDrawn] = useState<
    { design: typeof design; chips: readonly ReadChip[]; choice: Choice }[]
  >([]);
  const [outcome, setOutcome] = useState('');
  // After Undo, shows the chips of the restored design.
  const now = drawn.findLast((each) => each.design === design);
  const chips = now?.chips ?? read;
  const take = async (chip: ReadChip, other: string | undefined) => {
    const choice = choose(now?.choice ?? {}, chip, other);
    try {
      const made = await redraw(design, choice);
      setDrawn((all) => [...all, { design: made.design, chips: made.chips, choice }]);
      bringIn(made.design);
      const said = chip.others.find(({ value }) => value === other)?.words;
      setOutcome(said ? words.taken(said) : words.heard.gone(chip.words));
    } catch {
      notify('error', chat.offline);
    }
  };
  return (
    <>
      {chips.map((chip) => (
        <Disclosure
          key={`${chip.of} ${chip.value}`}
          label={chip.words}
          spoken={words.read(words.of[chip.of], chip.words)}
          isChip
          place="absolute z-10 mt-1 grid w-56 max-w-[calc(100vw-1.25rem)]"
        >
          {chip.others.map(({ value, words: other }) => (
            <Button
              key={value}
              kind="quiet"
              size="small"
              className="chat-menu-item"
              onClick={() => void take(chip, value)}
            >
              <bdi>{other}</bdi>
            </Button>
          ))}
          <Button
            kind="quiet"
            size="small"
            className="chat-menu-item"
            onClick={() => void take(chip, undefined)}
          >
            {words.removeOne}
          </Button>
        </Disclosure>
      ))}
      <p role="status" className="sr-only">
        {outcome}
      </p>
    </>
  );
}
