/** @jest-environment node */
import { apply } from '../src/designer/edit/apply';
import { colorRoles } from '../src/designer/edit/color-role';
import { textsIn } from '../src/designer/edit/editable';
import { begin, commit, designOf, type EditLog } from '../src/designer/edit/edit-log';
import { moveTo } from '../src/designer/edit/flow';
import { offeredParts } from '../src/designer/edit/offered-parts';
import type { Operation } from '../src/designer/edit/operation';
import { pictureNames } from '../src/designer/drawings/picture-names';
import type { AppDesign } from '../src/designer/model/app-design';
import { grounds, styleNames } from '../src/designer/model/theme-names';
import { paletteNames, palettes } from '../src/designer/themes/palettes';
import { linksOf } from '../src/pages/chat/share/links-of';
import { openLink } from '../src/pages/chat/share/open-link';
import { loadSpeaker } from '../src/pages/chat/share/speaker';
import { linesOf } from './json-lines';
import type { LabelledIdea } from './labelled-ideas';

const LENGTH = 120;
const EDITS = 10;
const MOST = 400;
const LOGS = 4;
const isAscii = (text: string) => /^[\x20-\x7e]+$/.test(text);

// The dictionary of links contains none of these texts.
const told = linesOf<LabelledIdea>('mfe-chat/bench/unseen-ideas.jsonl')
  .map(({ idea }) => idea)
  .filter(isAscii);
const ideas = told.map((idea, at) =>
  `${idea}. ${told[(at + 1) % told.length]}. ${told[(at + 2) % told.length]}`.slice(0, LENGTH),
);
/** Of any length up to that of the ideas. */
const messages = linesOf<{ messages: { say: string }[] }>('mfe-chat/bench/unseen-changes.jsonl')
  .flatMap((each) => each.messages.map(({ say }) => say))
  .filter((say) => isAscii(say) && say.length <= LENGTH);

function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((state / 2 ** 31) * below);
  };
}
type Numbers = ReturnType<typeof numbersFrom>;

/** An edit with the panels, the board or the phone. */
function byHand(design: AppDesign, number: Numbers): Operation | undefined {
  const one = <T>(list: readonly T[]): T => list[number(list.length)] as T;
  const screen = one(design.screens);
  const part = one(screen.components);
  const text = () => one(messages).slice(0, 30);
  const offers = () => offeredParts(design, screen);
  const edits: (() => Operation | undefined)[] = [
    () => ({ op: 'theme.palette', palette: palettes[one(paletteNames)] }),
    () => ({ op: 'theme.role', role: one(colorRoles), color: '#aa3b77', name: 'Your own' }),
    () => ({ op: 'theme.style', style: one(styleNames) }),
    () => ({ op: 'design.rename', name: text() }),
    () => ({ op: 'screen.rename', screen: screen.id, name: text() }),
    () => ({ op: 'screen.move', screen: screen.id, at: number(design.screens.length) }),
    () => ({ op: 'component.duplicate', id: part.id }),
    () => ({ op: 'component.remove', id: part.id }),
    () => ({ op: 'component.role', id: part.id, role: one(grounds) }),
    () => ({ op: 'picture.set', component: part.id, picture: one(pictureNames) }),
    () => moveTo(design, part.id, number(5)),
    () => ({ op: 'component.add', screen: screen.id, at: 1, component: one(offers()).component }),
    () => ({
      op: 'text.set',
      id: part.id,
      path: one(textsIn(part)).path,
      text: text(),
      quoted: true,
    }),
  ];
  return one(edits)();
}

async function edited(idea: string, seed: number, isSaid: (at: number) => boolean) {
  const speaker = await loadSpeaker();
  const number = numbersFrom(seed);
  let log: EditLog = begin((await speaker.draw(idea))!);
  while (log.at < EDITS) {
    const design = designOf(log);
    const said = isSaid(log.at) ? messages[number(messages.length)]! : undefined;
    const operation =
      said === undefined ? byHand(design, number) : await speaker.read(said, design);
    if (operation && operation.op !== 'design.set')
      log = commit(log, operation, apply, said === undefined ? {} : { said });
  }
  return log;
}

test.each([
  ['said', () => true],
  ['made by hand', () => false],
  ['of both kinds', (at: number) => at % 2 === 0],
])(
  'links of ideas of 120 characters with ten edits that are %s have at most 400 characters',
  async (_kind, isSaid) => {
    const lengths: number[] = [];
    for (let seed = 1; seed <= LOGS; seed += 1) {
      const log = await edited(ideas[(seed * 17) % ideas.length]!, seed, isSaid);
      const { recipe } = await linksOf(log);
      lengths.push(recipe!.length);
      const opened = await openLink(recipe!.slice('/chat#d='.length));
      expect(opened.is === 'open' && opened.isSame).toBe(true);
    }
    expect(lengths.filter((length) => length > MOST)).toEqual([]);
  },
  900_000,
);
