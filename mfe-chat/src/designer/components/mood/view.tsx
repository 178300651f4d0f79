import type { Drawn } from '../../render/phone';
import { Row, Tap, Text } from '../../render/primitives';
import { sayIn } from '../../model/controls';
import { mix } from '../../themes/color';

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
