import type { KeyboardEvent } from 'react';
import { sizeIn } from '../../../themes/measure';
import type { InputProps } from '../host';
import { Box } from './box';
import { inDirection } from './in-direction';
import { Text } from './text';

/** An input on live phones; disables autofill. */
export function Input({
  label,
  value,
  placeholder = label,
  onType,
  onEnter,
  type,
  inputMode,
  multiline,
  maxLength,
  still,
  style,
  ...text
}: InputProps) {
  const { phone, on, weight, face = 'text', tracking, leading } = text;
  const size = sizeIn(phone.paint.look, text.size);
  if (!phone.live)
    return (
      <Box style={style}>
        <Text tone={value ? 'text' : 'muted'} {...text} {...still}>
          {value || placeholder}
        </Text>
      </Box>
    );
  const Tag = multiline ? 'textarea' : 'input';
  return (
    <Tag
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={
        onEnter &&
        (({ key, nativeEvent }: KeyboardEvent) =>
          key === 'Enter' && !nativeEvent.isComposing && onEnter())
      }
      {...{ type, inputMode }}
      style={{
        minWidth: 0,
        border: 'none',
        backgroundColor: 'transparent',
        resize: 'none',
        ...inDirection(style),
        fontSize: size,
        fontWeight: weight,
        letterSpacing: tracking && tracking * size,
        lineHeight: leading,
        fontFamily: phone.paint.family(face),
        color: phone.paint.on(on),
      }}
    />
  );
}
