import { IconTap } from '../../render/icon-tap';
import type { Drawn } from '../../render/phone';
import { Box, Row, Tap, Text } from '../../render/primitives';
import { sayIn } from '../../model/controls';
import { PlainRows } from '../../render/pieces/rows';
import { contrast } from '../../themes/color';
import { calendarNames } from './calendar-names';
import { weeksOf } from './weeks-of';

export function Calendar({ component, phone }: Drawn<'calendar'>) {
  const { id, today, marked, agenda, quiet } = component;
  const [state, change] = phone.state(id, { shift: 0, day: component.selected });
  const { shift } = state;
  const at = component.year * 12 + component.month - 1 + shift;
  const year = Math.floor(at / 12);
  const month = (at % 12) + 1;
  const here = shift === 0;
  const { day: selected } = state;
  const { months, weekdays, letters } = calendarNames(phone.design.language);
  const name = months[month - 1] ?? '';
  const { paint } = phone;
  const on = phone.screen.ground;
  const move = (by: number) => () => change({ shift: shift + by });
  const weekday = weekdays[(new Date(Date.UTC(year, month - 1, selected)).getUTCDay() + 6) % 7];
  // A hero with too little contrast to the accent would hide the selected day.
  const mark = contrast(paint.ground('hero'), paint.ground('accent')) > 1.6 ? 'hero' : 'tint3';
  const isMarked = (day: number) => here && marked.includes(day);
  return (
    <Box as="div">
      <Row as="div" style={{ justifyContent: 'space-between', height: 44 }}>
        <Text
          phone={phone}
          on={on}
          as="h2"
          size={30}
          weight={690}
          face="display"
          aria-live="polite"
        >
          {here ? name : `${name}${year === component.year ? '' : ` ${year}`}`}
        </Text>
        <Row style={{ marginRight: -12 }}>
          <IconTap
            phone={phone}
            on={on}
            icon="chevron-left"
            label={sayIn(phone.design, 'Month before')}
            source={id}
            onTap={move(-1)}
            size={22}
            color={paint.on(on, 'muted')}
          />
          <IconTap
            phone={phone}
            on={on}
            icon="chevron-right"
            label={sayIn(phone.design, 'Month after')}
            source={id}
            onTap={move(1)}
            size={22}
            color={paint.on(on, 'muted')}
          />
        </Row>
      </Row>
      <Box
        as="div"
        style={{
          ...paint.fill('surface', 'card'),
          padding: '18px 14px 12px 14px',
          marginTop: 12,
          gap: 6,
        }}
      >
        <Row aria-hidden>
          {weekdays.map((day, index) => (
            <Box key={day} style={{ width: 45, alignItems: 'center' }}>
              <Text phone={phone} on="surface" tone="muted" size={13.5} weight={500}>
                {letters[index]}
              </Text>
            </Box>
          ))}
        </Row>
        <Box role="group" aria-label={`${name} ${year}`} style={{ gap: 6 }}>
          {weeksOf(year, month).map((week, line) => (
            <Row key={line}>
              {week.map((day, column) => {
                if (day === 0) return <Box key={column} style={{ width: 45, height: 46 }} />;
                const chosen = day === selected;
                const ground = chosen ? 'accent' : isMarked(day) ? mark : 'surface';
                const leaf =
                  ground === 'surface'
                    ? {}
                    : {
                        ...paint.fill(ground),
                        border: 'none',
                        boxShadow: 'none',
                        borderRadius: '22px 9px 22px 9px',
                      };
                const said = `${weekdays[column]} ${day} ${name}${isMarked(day) ? `, ${sayIn(phone.design, 'marked')}` : ''}${here && day === today ? `, ${sayIn(phone.design, 'today')}` : ''}`;
                return (
                  <Tap
                    key={column}
                    phone={phone}
                    aria-label={said}
                    aria-pressed={chosen}
                    onTap={() => change({ day: chosen ? 0 : day })}
                    style={{
                      width: 45,
                      height: 46,
                      alignItems: 'center',
                      justifyContent: 'center',
                      ...leaf,
                    }}
                  >
                    <Text
                      phone={phone}
                      on={ground}
                      size={15}
                      weight={here && day === today ? 750 : 550}
                      leading={1}
                    >
                      {day}
                    </Text>
                  </Tap>
                );
              })}
            </Row>
          ))}
        </Box>
      </Box>
      {agenda && (
        <Box as="div" style={{ marginTop: 22, gap: 10 }}>
          <Text phone={phone} on={on} as="h3" size={18.5} weight={680} face="display">
            {selected === 0 ? `${name} ${year}` : `${weekday} ${selected}`}
          </Text>
          {here || !quiet ? (
            <PlainRows
              phone={phone}
              rows={agenda}
              arrangement="cards"
              source={[id, 'agenda']}
              slim
            />
          ) : (
            <Text phone={phone} on={on} tone="muted" size={15}>
              {quiet}
            </Text>
          )}
        </Box>
      )}
    </Box>
  );
}
