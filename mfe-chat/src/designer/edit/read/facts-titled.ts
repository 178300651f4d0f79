import { wordsOf } from '../../interpret/words';
import type { SingleOperation } from '../operation';
import type { Hand } from './hand';
import { isSaid } from './names';
import type { Token } from './tokens';
import { shownIn } from './visible';

const most = 60;

export function factsTitled(said: readonly Token[], hand: Hand): SingleOperation[] {
  const last = said.slice(-1);
  const isMeant = (label: string) =>
    isSaid(said, label, hand) || (wordsOf(label).length === 1 && isSaid(last, label, hand));
  return shownIn(hand.design)
    .flatMap(({ component }) =>
      component.type === 'detail'
        ? component.records.flatMap(({ facts }, record) =>
            facts.length < 2
              ? []
              : facts.flatMap(({ label }, at): SingleOperation[] =>
                  isMeant(label)
                    ? [
                        {
                          op: 'row.remove',
                          component: component.id,
                          at,
                          list: `records.${record}.facts`,
                        },
                      ]
                    : [],
                ),
          )
        : [],
    )
    .slice(0, most);
}
