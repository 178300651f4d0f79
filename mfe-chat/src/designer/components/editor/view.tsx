import type { Drawn } from '../../render/phone';
import { Box, Input, Row, Tap, Text } from '../../render/primitives';
import { Push } from '../../render/pieces/buttons';

export function Editor({ component, phone }: Drawn<'editor'>) {
  const { id, label, title, words, save, saved, placeholder } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const [{ text, bold, large, stored }, change] = phone.state(id, {
    text: component.text,
    bold: false,
    large: false,
    stored: '',
  });
  const done = stored === text && text !== '';
  const serif = paint.look.type.display === 'newsreader' || paint.look.type.display === 'georgia';
  const size = large ? 21 : 17.5;
  const count = text.split(/\s+/).filter(Boolean).length;
  return (
    <Box as="div" style={{ gap: 14 }}>
      <Text phone={phone} on={on} as="h2" size={32} weight={700} face="display" leading={1.06}>
        {title}
      </Text>
      <Input
        phone={phone}
        on={on}
        multiline
        label={label}
        placeholder={placeholder}
        maxLength={2000}
        size={size}
        weight={bold ? 700 : 400}
        leading={1.55}
        face={serif ? paint.look.type.display : 'text'}
        still={{ face: serif ? 'newsreader' : 'text', tone: 'text' }}
        value={text}
        onType={(typed) => change({ text: typed })}
        style={{ minHeight: 330, width: '100%' }}
      />
      <Row
        style={{
          ...paint.fill('surface', 'card'),
          minHeight: 58,
          paddingLeft: 6,
          paddingRight: 7,
          justifyContent: 'space-between',
        }}
      >
        <Row>
          {(
            [
              ['B', 'bold', bold],
              ['A+', 'large', large],
            ] as const
          ).map(([sign, key, isOn]) => (
            <Tap
              key={key}
              phone={phone}
              aria-pressed={isOn}
              onTap={() => change({ [key]: !isOn })}
              style={{
                width: 46,
                height: 44,
                alignItems: 'center',
                justifyContent: 'center',
                borderRadius: paint.radius('small'),
                ...(isOn ? { backgroundColor: paint.ground('hero') } : {}),
              }}
            >
              <Text phone={phone} on={isOn ? 'hero' : 'surface'} size={17} weight={700}>
                {sign}
              </Text>
            </Tap>
          ))}
          <Text
            phone={phone}
            on="surface"
            tone="muted"
            size={14}
            weight={550}
            aria-live="polite"
            style={{ marginLeft: 8 }}
          >
            {`${count} ${words}`}
          </Text>
        </Row>
        <Push
          phone={phone}
          label={done ? saved : save}
          pressed={done}
          onTap={() => change({ stored: done ? '' : text })}
          style={{ minHeight: 44 }}
        />
      </Row>
    </Box>
  );
}
