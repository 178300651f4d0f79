import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { LeadMark, tintGround } from '../../render/pieces/lead-mark';
import { PlainRows } from '../../render/pieces/rows';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export function TeamWeek({ component, phone }: Drawn<'team-week'>) {
  const { paint } = phone;
  const { layout } = phone.design;
  if (layout === 'list' || layout === 'grid') {
    const rows = component.people.map(({ initials, name, tint, from, days, label }) => {
      const last = weekdays[from + days - 1] ?? '';
      const note = days === 1 ? last : `${weekdays[from] ?? ''} to ${last}`;
      return {
        title: name,
        note,
        value: label,
        tint,
        lead: { as: 'initials' as const, text: initials },
      };
    });
    return <PlainRows phone={phone} rows={rows} arrangement="list" source={component.id} />;
  }
  const tapped = phone.value(component.id, -1);
  const chosen = tapped === -1 ? component.today : tapped;
  const column = 52;
  return (
    <Box
      as="div"
      style={{ ...paint.fill('surface', 'card'), padding: '8px 14px 14px 14px', gap: 10 }}
    >
      <Row role="group" aria-label="Day" style={{ paddingLeft: 53 }}>
        {weekdays.map((day, index) => (
          <Tap
            key={day}
            phone={phone}
            aria-pressed={index === chosen}
            onTap={() => phone.set(component.id, index === chosen ? -2 : index)}
            style={{ width: column, height: 34, alignItems: 'center', justifyContent: 'center' }}
          >
            <Text
              phone={phone}
              on="surface"
              tone={index === chosen ? 'text' : 'muted'}
              size={14}
              weight={index === chosen ? 750 : 500}
              said={day}
            >
              {day.slice(0, 1)}
            </Text>
          </Tap>
        ))}
      </Row>
      {component.people.map(({ initials, name, tint, from, days, label }) => {
        const ground = tintGround(tint);
        const away = tapped >= from && tapped < from + days;
        return (
          <Row key={initials} style={{ height: 42 }}>
            <LeadMark
              phone={phone}
              lead={{ as: 'initials', text: initials }}
              tint={tint}
              on="surface"
              size={39}
              soft
            />
            <Box
              style={{
                marginLeft: 14 + from * column,
                width: days * column - 6,
                height: 34,
                justifyContent: 'center',
                paddingLeft: 11,
                borderRadius: Math.min(11, paint.radius('small')),
                backgroundColor: paint.ground(ground),
                ...(away ? { border: `2px solid ${paint.on(ground)}`, paddingLeft: 9 } : {}),
              }}
            >
              <Text
                phone={phone}
                on={ground}
                size={13.5}
                weight={600}
                aria-label={`${name}: ${label}`}
                leading={1.2}
              >
                {label}
              </Text>
            </Box>
          </Row>
        );
      })}
    </Box>
  );
}
