import type { ComponentProps } from 'react';
import { type Drawn } from '../../render/phone';
import { Box, Tap, Text } from '../../render/primitives';
import { LeadMark, tintGround } from '../../render/pieces/lead-mark';
import { RowWords, arrangementOf, rowShape } from '../../render/pieces/rows';
import { chosenSegment } from '../../render/chosen-segment';

/** A stop without an action is not a button. */
const Still = ({ style, children }: ComponentProps<typeof Tap>) => (
  <Box {...(style ? { style } : {})}>{children}</Box>
);

export function Itinerary({ component, phone }: Drawn<'itinerary'>) {
  const { paint } = phone;
  const on = phone.screen.ground;
  const stops =
    component.days[chosenSegment(phone, component.by)[0].selected] ?? component.days[0] ?? [];
  const arrangement = arrangementOf(phone, 'cards');
  const isLine = phone.design.layout === 'original';
  return (
    <Box as="div" style={{ position: 'relative' }}>
      {isLine && (
        <Box
          aria-hidden
          style={{
            position: 'absolute',
            left: 11,
            top: 10,
            bottom: 24,
            width: 2,
            backgroundColor: paint.line(on, 0.16),
          }}
        />
      )}
      <Box
        as="ol"
        style={
          arrangement === 'grid'
            ? { flexDirection: 'row', flexWrap: 'wrap', gap: 10 }
            : { gap: arrangement === 'list' ? 0 : 10 }
        }
      >
        {stops.map((stop, index) => {
          const { item, body } = rowShape(phone, arrangement, 'surface', index, 72);
          const dot = paint.reads(paint.ground(tintGround(stop.tint)), [paint.ground(on)], 1.25);
          const Place = stop.action ? Tap : Still;
          return (
            <Box
              as="li"
              key={stop.title}
              style={isLine ? { flexDirection: 'row', alignItems: 'center', gap: 10 } : item}
            >
              {isLine && (
                <Box
                  aria-hidden
                  style={{
                    width: 24,
                    height: 24,
                    borderRadius: 12,
                    border: `2px solid ${dot}`,
                    backgroundColor: paint.ground(on),
                    alignItems: 'center',
                    justifyContent: 'center',
                  }}
                >
                  <Box style={{ width: 12, height: 12, borderRadius: 6, backgroundColor: dot }} />
                </Box>
              )}
              <Place
                phone={phone}
                action={stop.action}
                source={[component.id, stop.title]}
                style={{ ...body, ...(isLine ? { flexGrow: 1, flexShrink: 1 } : {}) }}
              >
                {stop.lead && (
                  <LeadMark phone={phone} lead={stop.lead} tint={stop.tint} on="surface" />
                )}
                <RowWords phone={phone} row={stop} on="surface" />
                {stop.value && (
                  <Text phone={phone} on="surface" size={14.5} weight={650}>
                    {stop.value}
                  </Text>
                )}
              </Place>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
