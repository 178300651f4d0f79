import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';
import { sayIn } from '../../model/controls';
import { countOf } from '../../render/pieces/count-of';

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
