import type { AppDesign } from '../../model/app-design';
import { bounds } from '../../model/limits';
import { likeness } from '../absent-near';
import type { SingleOperation } from '../operation';
import { after } from './after';
import { framesOf } from './frames';
import type { Hand, Outcome } from './hand';
import { capital, textOf } from './names';
import { screenAbout } from './new-screen';
import { tabOf } from './reorder';
import { itemsIn } from './rows-listed';
import { screenSaid } from './screens-said';
import { wordCount, type Token } from './tokens';

const longest = 3;

function* namesSaid(whole: readonly Token[], hand: Hand): Generator<readonly Token[]> {
  const { spoken } = hand;
  for (const { x } of framesOf(spoken, 'tabOrder', whole)) if (x) yield x;
  const colon = whole.findIndex(({ plain }) => plain === ':');
  if (colon > 0 && spoken.has(whole.slice(0, colon), 'tab') && !spoken.has(whole, 'add'))
    yield whole.slice(colon + 1);
}

/** “Only three tabs: Costs, Owners, Trips” sets exactly these, in order; unknown names become new screens. */
export async function tabsListed(
  whole: readonly Token[],
  hand: Hand,
): Promise<Outcome | undefined> {
  for (const said of namesSaid(whole, hand)) {
    const items = itemsIn(said, hand);
    const isList = items.length > 1 && items.length <= bounds.tabs;
    if (!isList || items.some((item) => wordCount(item) > longest)) continue;
    const operations = await tabsFor(items, hand);
    if (operations) return { operations };
  }
  return undefined;
}

const isFull = ({ screens }: AppDesign): boolean => screens.length >= bounds.screens;

/** If the design is full, uses the screen with the most similar name. */
const likest = (name: string, { design }: Hand, tabs: AppDesign['tabs']) =>
  design.screens
    .filter(({ id }) => !tabs.some(({ to }) => to === id))
    .toSorted((one, other) => likeness(name, other.name) - likeness(name, one.name))[0];

async function tabsFor(
  items: readonly (readonly Token[])[],
  hand: Hand,
): Promise<SingleOperation[] | undefined> {
  const operations: SingleOperation[] = [];
  const tabs: AppDesign['tabs'][number][] = [];
  let { design } = hand;
  for (const item of items) {
    const name = capital(textOf(item, hand));
    const now = { ...hand, design };
    const known =
      screenSaid(item, now, true) ?? (isFull(design) ? likest(name, now, tabs) : undefined);
    const isKnown = known && !tabs.some(({ to }) => to === known.id);
    const made = isKnown ? undefined : await screenAbout(name, now);
    const screen = isKnown ? known : made?.screen;
    if (!screen) return undefined;
    if (made) {
      const { tab: _tab, door: _door, ...alone } = made;
      operations.push(alone);
      design = after(design, [alone]);
    }
    const own = tabOf(design, screen) ?? { icon: 'star' as const, to: screen.id };
    tabs.push({ ...own, label: name.slice(0, 14) });
  }
  const [first] = tabs;
  if (!first) return undefined;
  operations.push({ op: 'tabs.set', tabs });
  if (first.to !== design.start) operations.push({ op: 'start.set', screen: first.to });
  return operations;
}
