import { componentTypes } from '../components/example-designs';
import type { AppDesign } from '../model/app-design';
import { fits, textsIn } from './editable';
import { flowOf, indexInScreen, moveTo } from './flow';
import { offeredPart } from './offered-parts';
import type { SingleOperation } from './operation';

/** Edits by direct manipulation: on the phone, in the component drawer and on the board. */
export function aGesture(design: AppDesign, source: Iterator<number>): SingleOperation | undefined {
  const number = (): number => source.next().value ?? 0;
  const one = <T>(list: readonly T[]): T => list[number() % list.length] as T;
  const screen = one(design.screens);
  const part = one(screen.components);
  const { id } = part;
  const position = () => number() % (flowOf(screen).length + 1);
  const offered = () => offeredPart(design, screen, one(componentTypes))?.component;
  const gestures: (() => SingleOperation | undefined)[] = [
    () => moveTo(design, id, position()),
    () => moveTo(design, id, position()),
    () => ({ op: 'component.duplicate', id }),
    () => ({ op: 'component.remove', id }),
    () => {
      const component = offered();
      const at = indexInScreen(screen, position());
      return component && { op: 'component.add', screen: screen.id, at, component };
    },
    () => {
      const component = offered();
      return component && { op: 'component.replace', id, component };
    },
    () => {
      const texts = textsIn(part);
      const written = texts.length > 0 ? one(texts) : undefined;
      const text = one(['Ada’s own', 'x'.repeat(79), '<b>„Ä“</b>']);
      return written && fits(part, written.path, text)
        ? { op: 'text.set', id, path: written.path, text, quoted: true }
        : undefined;
    },
    () => ({ op: 'screen.move', screen: screen.id, at: number() % design.screens.length }),
    () => ({ op: 'screen.rename', screen: screen.id, name: one(['Mine', 'Über uns', '$&']) }),
    () => ({ op: 'screen.duplicate', screen: screen.id }),
    () => ({ op: 'screen.remove', screen: screen.id }),
  ];
  return one(gestures)();
}
