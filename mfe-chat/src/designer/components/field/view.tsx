import type { Drawn } from '../../render/phone';
import { Box, Text } from '../../render/primitives';

export function Field({ component, phone }: Drawn<'field'>) {
  const { id, label, placeholder, multiline } = component;
  const value = phone.value(id, component.value);
  const { paint } = phone;
  const size = { fontSize: 18, lineHeight: 1.4, fontFamily: paint.family('text') };
  const height = multiline ? 132 : 62;
  const shape = {
    ...paint.fill('surface', 'card'),
    minHeight: height,
    padding: multiline ? 18 : '0 18px 0 18px',
  };
  if (phone.live) {
    const Tag = multiline ? 'textarea' : 'input';
    return (
      <Tag
        aria-label={label}
        value={value}
        placeholder={placeholder}
        maxLength={80}
        onChange={(event) => phone.set(id, event.currentTarget.value)}
        style={{
          ...shape,
          ...size,
          border: shape.border ?? 'none',
          color: paint.on('surface'),
          width: '100%',
          boxSizing: 'border-box',
          resize: 'none',
        }}
      />
    );
  }
  return (
    <Box style={{ ...shape, justifyContent: multiline ? 'flex-start' : 'center' }}>
      <Text phone={phone} on="surface" size={18} tone={value === '' ? 'muted' : 'text'}>
        {value === '' ? placeholder : value}
      </Text>
    </Box>
  );
}
