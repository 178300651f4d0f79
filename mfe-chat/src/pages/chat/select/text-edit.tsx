import { Field } from '@appling/ui/field';
import { useState } from 'react';
import { fits } from '../../../designer/edit/editable';
import type { TextPath } from '../../../designer/edit/operation';
import type { Component } from '../../../designer/model/components';
import { edit, endGesture } from '../chat-store';
import { selectWords as words } from './select.content';

/** Examples: "Title", "Title 3" in a list. */
function labelOf(path: TextPath): string {
  const key = String(path.findLast((each) => typeof each === 'string') ?? '');
  const number = path.find((each) => typeof each === 'number');
  const name = words.parts[key] ?? key.slice(0, 1).toUpperCase() + key.slice(1);
  return typeof number === 'number' ? `${name} ${number + 1}` : name;
}

interface TextEditProps {
  component: Component;
  path: TextPath;
  text: string;
}

/** A text that the design rejects stays in the field, with the reason. */
export function TextEdit({ component, path, text }: TextEditProps) {
  const [refused, setRefused] = useState<string>();
  const change = (next: string) => {
    const isFit = fits(component, path, next);
    setRefused(isFit ? undefined : next);
    if (isFit)
      edit(
        { op: 'text.set', id: component.id, path, text: next, quoted: true },
        { gesture: `${component.id} ${path.join()}` },
      );
  };
  return (
    <Field
      data-edits=""
      label={labelOf(path)}
      // Longer than any text of a design, because too long texts are reported, not cut.
      maxLength={1000}
      dir="auto"
      value={refused ?? text}
      error={refused !== undefined && (refused ? words.tooLong : words.empty)}
      onChange={({ target }) => change(target.value)}
      onBlur={() => {
        setRefused(undefined);
        endGesture();
      }}
    />
  );
}
