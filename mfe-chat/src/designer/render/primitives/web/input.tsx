import type { KeyboardEvent } from 'react';
import type { InputProps } from '../host';
import { shownText } from '../shown-text';
import { Box } from './box';
import { inDirection } from './in-direction';
import { Text } from './text';

/** What the browser is told of a field: the keyboard it needs, and that nothing in a drawn form is filled in. */
const kinds = {
  text: {},
  search: { type: 'search' },
  mail: { type: 'email', autoComplete: 'off' },
  password: { type: 'password', autoComplete: 'off' },
  decimal: { inputMode: 'decimal' },
} as const;

/** A real field where the phone is live. */
export function Input(props: InputProps) {
  const { phone, on, label, value, placeholder = label, onType, onEnter, maxLength } = props;
  const { kind = 'text', multiline, size, weight, face = 'text', tracking, leading, style } = props;
  if (!phone.live)
    return (
      <Box style={style}>
        <Text {...shownText(props)} />
      </Box>
    );
  const Tag = multiline ? 'textarea' : 'input';
  return (
    <Tag
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
      {...(onEnter && {
        onKeyDown: ({ key, nativeEvent }: KeyboardEvent) =>
          key === 'Enter' && !nativeEvent.isComposing && onEnter(),
      })}
      {...kinds[kind]}
      style={{
        minWidth: 0,
        border: 'none',
        backgroundColor: 'transparent',
        resize: 'none',
        ...inDirection(style),
        fontSize: size,
        ...(weight && { fontWeight: weight }),
        ...(tracking && { letterSpacing: tracking * size }),
        ...(leading && { lineHeight: leading }),
        fontFamily: phone.paint.family(face),
        color: phone.paint.on(on),
      }}
    />
  );
}
