import { Platform, TextInput } from 'react-native';
import { sizeIn } from '../../../themes/measure';
import type { InputProps } from '../../../render/primitives/host';
import { fontOf } from './font-of';
import { nativeStyle } from './native-style';
import { useUnit } from './unit';

/** On iOS, `left` means the start of the line. */
const turns = Platform.OS === 'ios';

export function Input({
  phone,
  on,
  size,
  weight = 400,
  face = 'text',
  tracking = 0,
  style,
  label,
  value,
  placeholder = label,
  onType,
  onEnter,
  type,
  inputMode,
  multiline = false,
  maxLength,
}: InputProps) {
  const unit = useUnit();
  const { paint, design } = phone;
  const drawn = sizeIn(paint.look, size) * unit;
  const keyboard = type === 'password' ? undefined : (inputMode ?? type);
  return (
    <TextInput
      testID="field"
      aria-label={label}
      placeholder={placeholder}
      placeholderTextColor={paint.on(on, 'muted')}
      value={value}
      onChangeText={onType}
      maxLength={maxLength}
      multiline={multiline}
      autoComplete="off"
      secureTextEntry={type === 'password'}
      {...(keyboard ? { inputMode: keyboard } : {})}
      {...(onEnter ? { onSubmitEditing: onEnter } : {})}
      style={[
        { padding: 0, textAlign: design.direction === 'rtl' && !turns ? 'right' : 'left' },
        nativeStyle(style, unit),
        fontOf(paint, face, weight),
        { fontSize: drawn, letterSpacing: tracking * drawn, color: paint.on(on) },
        multiline && { textAlignVertical: 'top' },
      ]}
    />
  );
}
