import type { Drawn, Phone } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { Ring } from '../../render/ring';
import { sayIn } from '../../model/controls';
import { countOf } from '../../render/pieces/count-of';

export function Week({ component, phone }: Drawn<'week'>) {
  const on = phone.screen.ground;
  const today = component.days.findIndex((day) => day.today);
  const selected = phone.value(component.id, today);
  return (
    <Row
      as="div"
      role="group"
      aria-label={sayIn(phone.design, 'This week')}
      style={{ justifyContent: 'space-between', marginLeft: 0 }}
    >
      {component.days.map(({ letter, number, name, progress }, index) => {
        const chosen = index === selected;
        const share = index === today ? shareToday(phone, progress) : progress;
        const said = `${name}, ${sayIn(phone.design, '{} kept').replace('{}', `${Math.round(share * 100)} %`)}`;
        return (
          <Tap
            key={number}
            phone={phone}
            aria-pressed={chosen}
            onTap={() => phone.set(component.id, chosen ? -1 : index)}
            style={{ alignItems: 'center', gap: 9, width: 38 }}
          >
            <Text
              phone={phone}
              on={on}
              tone={chosen ? 'text' : 'muted'}
              size={13.5}
              weight={chosen ? 700 : 500}
            >
              {letter}
            </Text>
            <Box
              style={{
                width: 36,
                height: 36,
                position: 'relative',
                alignItems: 'center',
                justifyContent: 'center',
                borderRadius: 18,
                ...(share >= 1 ? { backgroundColor: phone.paint.ground('accent') } : {}),
              }}
            >
              {share < 1 && (
                <Box style={{ position: 'absolute', top: 0, left: 0 }}>
                  <Ring phone={phone} on={on} share={share} size={36} />
                </Box>
              )}
              <Text
                phone={phone}
                on={share >= 1 ? 'accent' : on}
                size={13.5}
                weight={650}
                leading={1}
                said={said}
              >
                {number}
              </Text>
            </Box>
          </Tap>
        );
      })}
    </Row>
  );
}

/** Today's ring follows the checklist that the progress card counts. */
function shareToday(phone: Phone, planned: number) {
  const card = phone.screen.components.find((component) => component.type === 'progress-card');
  if (card?.type !== 'progress-card') return planned;
  const { done, all } = countOf(phone, card.list);
  return all === 0 ? planned : done / all;
}
