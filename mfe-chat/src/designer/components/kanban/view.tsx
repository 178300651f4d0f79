import { IconTap } from '../../render/icon-tap';
import type { Drawn } from '../../render/phone';
import { Box, Row, Scroll, Text } from '../../render/primitives';
import { tintGround } from '../../render/pieces/lead-mark';

/** A tap moves a card to the next column, and from the last to the first. */
export function Kanban({ component, phone }: Drawn<'kanban'>) {
  const { id, columns, cards, move, none } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const placed = cards.map((card, index) => {
    const [{ column }, change] = phone.state([id, index], { column: card.column });
    return { card, column, change };
  });
  const wide = 226;
  return (
    <Scroll phone={phone} axis="x">
      <Row
        as="ul"
        style={{
          gap: 12,
          alignItems: 'flex-start',
          paddingLeft: 22,
          paddingRight: 22,
          width: columns.length * (wide + 12) + 32,
        }}
      >
        {columns.map((name, column) => {
          const mine = placed.filter((each) => each.column === column);
          return (
            <Box
              as="li"
              key={name}
              style={{
                width: wide,
                minHeight: 480,
                padding: 10,
                gap: 9,
                backgroundColor: paint.line(on, 0.05),
                borderRadius: paint.radius('card'),
              }}
            >
              <Row style={{ justifyContent: 'space-between', padding: '4px 6px 2px 6px' }}>
                <Text
                  phone={phone}
                  on={on}
                  as="h3"
                  size={16}
                  weight={680}
                  face="display"
                  style={{ color: paint.reads(paint.on(on), [paint.line(on, 0.05)]) }}
                >
                  {name}
                </Text>
                <Text
                  phone={phone}
                  on={on}
                  size={14}
                  weight={600}
                  style={{ color: paint.reads(paint.on(on, 'muted'), [paint.line(on, 0.05)]) }}
                >
                  {mine.length}
                </Text>
              </Row>
              {mine.map(({ card, change }) => {
                const ground = tintGround(card.tint);
                return (
                  <Box
                    key={card.title}
                    style={{
                      padding: '13px 6px 6px 14px',
                      gap: 3,
                      ...paint.fill(ground, 'control'),
                    }}
                  >
                    <Text phone={phone} on={ground} size={15} weight={640} leading={1.25}>
                      {card.title}
                    </Text>
                    <Row style={{ justifyContent: 'space-between' }}>
                      <Text phone={phone} on={ground} size={13} weight={500}>
                        {card.note}
                      </Text>
                      <IconTap
                        phone={phone}
                        on={ground}
                        icon={column === columns.length - 1 ? 'undo-2' : 'arrow-right'}
                        label={`${move}: ${card.title}`}
                        source={id}
                        size={18}
                        onTap={() => change({ column: (column + 1) % columns.length })}
                      />
                    </Row>
                  </Box>
                );
              })}
              {mine.length === 0 && (
                <Text
                  phone={phone}
                  on={on}
                  size={14}
                  style={{
                    padding: '6px 6px 6px 6px',
                    color: paint.reads(paint.on(on, 'muted'), [paint.line(on, 0.05)]),
                  }}
                >
                  {none}
                </Text>
              )}
            </Box>
          );
        })}
      </Row>
    </Scroll>
  );
}
