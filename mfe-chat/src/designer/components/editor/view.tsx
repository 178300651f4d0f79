import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { Push } from '../../render/pieces/buttons';

/** A page to write on. */
export function Editor({ component, phone }: Drawn<'editor'>) {
  const { id, label, title, words, save, saved, placeholder } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const text = phone.value(id, component.text);
  const bold = phone.value(`${id}/bold`, false);
  const large = phone.value(`${id}/large`, false);
  const done = phone.value(`${id}/saved`, '') === text && text !== '';
  const serif = paint.look.type.display === 'newsreader' || paint.look.type.display === 'georgia';
  const size = large ? 21 : 17.5;
  const family = paint.family(serif ? paint.look.type.display : 'text');
  const count = text.split(/\s+/).filter(Boolean).length;
  return (
    <Box as="div" style={{ gap: 14 }}>
      <Text phone={phone} on={on} as="h2" size={32} weight={700} face="display" leading={1.06}>
        {title}
      </Text>
      {phone.live ? (
        <textarea
          aria-label={label}
          placeholder={placeholder}
          maxLength={2000}
          value={text}
          onChange={(event) => phone.set(id, event.currentTarget.value)}
          style={{
            minHeight: 330,
            border: 'none',
            background: 'transparent',
            resize: 'none',
            padding: 0,
            width: '100%',
            fontSize: size,
            lineHeight: 1.55,
            fontWeight: bold ? 700 : 400,
            fontFamily: family,
            color: paint.on(on),
          }}
        />
      ) : (
        <Box style={{ minHeight: 330 }}>
          <Text
            phone={phone}
            on={on}
            size={size}
            leading={1.55}
            face={serif ? 'newsreader' : 'text'}
          >
            {text || placeholder}
          </Text>
        </Box>
      )}
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
              onTap={() => phone.set(`${id}/${key}`, !isOn)}
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
          onTap={() => phone.set(`${id}/saved`, done ? '' : text)}
          style={{ minHeight: 44 }}
        />
      </Row>
    </Box>
  );
}
