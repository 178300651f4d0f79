import { wordsOf } from '../../../interpret/words';
import type { AppDesign } from '../../../model/app-design';
import type { SingleOperation } from '../../operation';
import type { Hand } from '../hand';
import type { Token } from '../tokens';

/** Returns whether a clause was probably misread as this operation. */
export type Check = (operation: SingleOperation, clause: readonly Token[], hand: Hand) => boolean;

export function namesIn(operation: SingleOperation): (string | undefined)[] {
  switch (operation.op) {
    case 'row.edit':
    case 'row.add': {
      const { row } = operation;
      return [
        typeof row === 'string' ? row : typeof row.title === 'string' ? row.title : undefined,
      ];
    }
    case 'component.add': {
      const { component } = operation;
      return component.type === 'field' ? [component.label] : [];
    }
    case 'screen.add':
      return [operation.screen.name];
    case 'screen.rename':
      return [operation.name];
    case 'text.set':
      return operation.path[0] === 'rows' || operation.path.at(-1) === 'label'
        ? [operation.text]
        : [];
    default:
      return [];
  }
}

export function writtenIn(operation: SingleOperation): string | undefined {
  if (operation.op === 'text.set') return operation.text;
  if (operation.op !== 'row.edit' || typeof operation.row !== 'object') return undefined;
  const { note } = operation.row;
  return typeof note === 'string' ? note : undefined;
}

export const tabsIn = (clause: readonly Token[], { tabs }: AppDesign): number =>
  tabs.filter(({ label }) => {
    const words = wordsOf(label);
    return (
      words.length > 0 &&
      words.every(({ single }) => clause.some((token) => token.single === single))
    );
  }).length;
