import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Row, Scroll, Tap, Text } from '../../render/primitives';
import { clip } from '../../render/pieces/clip';
import { tintGround } from '../../render/pieces/lead-mark';
import { LetterTile } from '../../render/pieces/letter-tile';

export function Shelf({ component, phone }: Drawn<'shelf'>) {
  const grid = phone.design.layout === 'grid';
  const list = phone.design.layout === 'list';
  return (
    <Scroll phone={phone} axis={grid || list ? undefined : 'x'}>
      <Row
        as="ul"
        aria-label={component.label}
        style={{
          alignItems: 'flex-start',
          gap: 12,
          paddingLeft: 22,
          paddingRight: 22,
          ...(grid
            ? { flexWrap: 'wrap' }
            : list
              ? { flexDirection: 'column' }
              : { width: component.items.length * 162 + 32 }),
        }}
      >
        {component.items.map(({ title, price, picture, tint, action }, index) => {
          const ground = tintGround(tint);
          const width = grid ? 167 : list ? 96 : 150;
          const height = grid ? 132 : list ? 84 : 168;
          return (
            <Box as="li" key={title}>
              <Tap
                phone={phone}
                action={action}
                source={[component.id, index]}
                style={list ? { flexDirection: 'row', alignItems: 'center', gap: 16 } : { width }}
              >
                <Box
                  aria-hidden
                  style={{
                    ...clip,
                    width,
                    height,
                    marginBottom: list ? 0 : 9,
                    ...phone.paint.fill(ground, 'control'),
                    boxShadow: 'none',
                    border: 'none',
                    alignItems: 'center',
                    justifyContent: 'flex-end',
                  }}
                >
                  {picture ? (
                    <Art
                      phone={phone}
                      name={picture}
                      width={Math.round(height * 0.893)}
                      height={height}
                    />
                  ) : (
                    <LetterTile
                      phone={phone}
                      title={title}
                      tint={tint}
                      width={width}
                      height={height}
                    />
                  )}
                </Box>
                <Box>
                  <Text
                    phone={phone}
                    on={phone.screen.ground}
                    size={15.5}
                    weight={600}
                    leading={1.3}
                  >
                    {title}
                  </Text>
                  <Text
                    phone={phone}
                    on={phone.screen.ground}
                    tone="muted"
                    size={15}
                    weight={450}
                    leading={1.35}
                  >
                    {price}
                  </Text>
                </Box>
              </Tap>
            </Box>
          );
        })}
      </Row>
    </Scroll>
  );
}
