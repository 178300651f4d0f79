import type { AppDesign } from '../../model/app-design';
import type { Component } from '../../model/components';
import { editWords } from '../edit-words.generated';
import { freeId } from '../free-id';

export type FieldKind = 'yesno' | 'count' | 'text' | 'choice';

export function newField(
  kind: FieldKind,
  label: string,
  design: AppDesign,
  choices: readonly string[] = [],
): Component {
  const id = freeId(design, 'added-field');
  if (kind === 'yesno') {
    const said = editWords[design.language] ?? editWords['en'];
    const options = said?.words['yesnames'] ?? [];
    return { type: 'choice', id, label, options: [...options], selected: 1 };
  }
  if (kind === 'choice') return { type: 'choice', id, label, options: [...choices], selected: 0 };
  if (kind === 'count')
    return { type: 'stepper', id, label, value: 0, min: 0, max: 999, unit: '×' };
  return { type: 'field', id, label, value: '', placeholder: label };
}
