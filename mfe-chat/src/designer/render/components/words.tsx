import { Row, Tap, Text } from '../primitives';
import type { Drawn } from '../phone';
import { mix } from '../../themes/color';
import { sayIn } from '../../model/controls';

export function Paragraph({ component, phone }: Drawn<'paragraph'>) {
  const serif = phone.paint.look.type.display === 'newsreader';
  return (
    <Text
      phone={phone}
      on={phone.screen.ground}
      as="p"
      size={serif ? 19 : 16.5}
      leading={serif ? 1.42 : 1.5}
      face={serif ? 'newsreader' : 'text'}
    >
      {component.text}
    </Text>
  );
}

export function Tags({ component, phone }: Drawn<'tags'>) {
  const on = phone.screen.ground;
  const { paint } = phone;
  return (
    <Row as="div" role="group" aria-label={component.label} style={{ gap: 9, flexWrap: 'wrap' }}>
      {component.tags.map(({ label, on: initially = false }, index) => {
        const key = `${component.id}/${index}`;
        const chosen = phone.value(key, initially);
        const shape = chosen
          ? {
              ...paint.fill('accent'),
              boxShadow: 'none',
              border: `1.5px solid ${paint.ground('accent')}`,
            }
          : { border: `1.5px solid ${paint.line(on, 0.24)}` };
        return (
          <Tap
            key={label}
            phone={phone}
            aria-pressed={chosen}
            onTap={() => phone.set(key, !chosen)}
            style={{
              height: 34,
              paddingLeft: 14,
              paddingRight: 14,
              justifyContent: 'center',
              borderRadius: Math.max(6, Math.min(17, paint.radius('card'))),
              ...shape,
            }}
          >
            <Text phone={phone} on={chosen ? 'accent' : on} size={14} weight={500}>
              {label}
            </Text>
          </Tap>
        );
      })}
    </Row>
  );
}

const moods = [
  { name: 'Low', mouth: 'M13 29C16 24 26 24 29 29' },
  { name: 'Even', mouth: 'M14 27H28' },
  { name: 'Good', mouth: 'M12 25C15 31 27 31 30 25' },
] as const;

export function Mood({ component, phone }: Drawn<'mood'>) {
  const { paint } = phone;
  const on = phone.screen.ground;
  const selected = phone.value(component.id, component.selected);
  const rest = mix(paint.ground(on), paint.on(on), 0.12);
  return (
    <Row
      as="div"
      style={{
        justifyContent: 'space-between',
        borderTop: `1px solid ${paint.line(on, 0.2)}`,
        paddingTop: 16,
      }}
    >
      <Text
        phone={phone}
        on={on}
        as="h3"
        size={18}
        weight={500}
        face={paint.look.type.display === 'newsreader' ? 'newsreader' : 'text'}
      >
        {component.question}
      </Text>
      <Row role="radiogroup" aria-label={component.question} style={{ gap: 7 }}>
        {moods.map(({ name, mouth }, index) => {
          const chosen = index === selected;
          const ink = chosen ? paint.reads('#ffffff', [paint.ground('accent')], 3) : paint.on(on);
          return (
            <Tap
              key={name}
              phone={phone}
              role="radio"
              aria-checked={chosen}
              aria-label={sayIn(phone.design, name)}
              onTap={() => phone.set(component.id, index)}
            >
              <svg
                width={44}
                height={44}
                viewBox="0 0 42 42"
                fill="none"
                aria-hidden
                style={{ display: 'block' }}
              >
                <circle cx={21} cy={21} r={21} fill={chosen ? paint.ground('accent') : rest} />
                <path d="M15 15v2M27 15v2" stroke={ink} strokeWidth={2.6} strokeLinecap="round" />
                <path d={mouth} stroke={ink} strokeWidth={2.4} strokeLinecap="round" />
              </svg>
            </Tap>
          );
        })}
      </Row>
    </Row>
  );
}
