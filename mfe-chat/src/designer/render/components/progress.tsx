import { Art } from '../art';
import { addedTo, findComponent, type Drawn, type Phone } from '../phone';
import { Ring } from '../ring';
import { Box, Row, Tap, Text } from '../primitives';
import { sayIn } from '../../model/controls';

export function countOf(phone: Phone, listId: string) {
  const list = findComponent(phone, listId, 'checklist');
  const planned = list?.tasks.map((task) => task.done) ?? [];
  const added = addedTo(phone, listId).map(() => false);
  const states = [...planned, ...added].map((done, index) =>
    phone.value(`${listId}/${index}`, done),
  );
  return { done: states.filter(Boolean).length, all: states.length };
}

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

const numerals = [
  'None',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];

export function ProgressCard({ component, phone }: Drawn<'progress-card'>) {
  const { done, all } = countOf(phone, component.list);
  const { layout } = phone.design;
  const left = all - done;
  const count = phone.design.language === 'en' ? (numerals[left] ?? left) : left;
  const rest = sayIn(phone.design, left === 0 ? 'All done.' : '{} to go.').replace(
    '{}',
    `${count}`,
  );
  const flat = layout === 'list';
  const ground = flat ? phone.screen.ground : 'hero';
  const height = layout === 'grid' ? 176 : 148;
  return (
    <Row
      as="div"
      style={{
        height,
        justifyContent: 'space-between',
        position: 'relative',
        overflow: 'hidden',
        paddingLeft: flat ? 0 : 22,
        paddingRight: flat ? 6 : 44,
        ...(flat ? {} : phone.paint.fill('hero', 'card')),
      }}
    >
      <Box as="div" style={{ justifyContent: 'center', height }}>
        <Row style={{ alignItems: 'flex-end', gap: 4, height: 52 }}>
          <Text
            phone={phone}
            on={ground}
            size={layout === 'grid' ? 72 : 60}
            weight={760}
            face="display"
            leading={0.86}
          >
            {done}
          </Text>
          <Text
            phone={phone}
            on={ground}
            tone="muted"
            size={34}
            weight={680}
            face="display"
            leading={1}
            style={{ opacity: 1 }}
          >
            {`${component.of} ${all}`}
          </Text>
        </Row>
        <Text
          phone={phone}
          on={ground}
          size={16}
          weight={600}
          leading={1.25}
          style={{ marginTop: 12 }}
          aria-live="polite"
        >
          {`${component.caption}\n${rest}`}
        </Text>
        <Box
          style={{
            width: 150,
            height: 8,
            borderRadius: 4,
            marginTop: 9,
            backgroundColor: phone.paint.line(ground, 0.15),
          }}
        >
          <Box
            style={{
              width: Math.round(150 * (all === 0 ? 0 : done / all)),
              height: 8,
              borderRadius: 4,
              backgroundColor: phone.paint.on(ground, 'accent', 'large'),
            }}
          />
        </Box>
      </Box>
      <Box style={{ height, justifyContent: 'flex-end' }}>
        <Art
          phone={phone}
          name={component.picture}
          width={layout === 'grid' ? 90 : 74}
          height={layout === 'grid' ? 142 : 117}
        />
      </Box>
    </Row>
  );
}
