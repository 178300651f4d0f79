import type { Phone } from './phone';
import { Box, Drawing, Path, Rect, Row, Text } from './primitives';

/** 54 px high. */
export function StatusBar({ phone }: { phone: Phone }) {
  const on = phone.screen.top;
  const color = phone.paint.on(on);
  return (
    <Row
      aria-hidden
      data-layer="Status bar"
      style={{
        height: 54,
        paddingLeft: 34,
        paddingRight: 28,
        paddingTop: 8,
        justifyContent: 'space-between',
      }}
    >
      <Text phone={phone} on={on} size={16.5} weight={650}>
        9:41
      </Text>
      <Drawing width={74} height={15}>
        <Path
          fill={color}
          d="M0 10.5a1 1 0 0 1 1-1h1.3a1 1 0 0 1 1 1v2.5a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1zM5 8a1 1 0 0 1 1-1h1.3a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1zM10 5a1 1 0 0 1 1-1h1.3a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H11a1 1 0 0 1-1-1zM15 2a1 1 0 0 1 1-1h1.3a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H16a1 1 0 0 1-1-1z"
        />
        <Path
          stroke={color}
          strokeWidth={2}
          strokeLinecap="round"
          d="M26 5.3a11.5 11.5 0 0 1 15.5 0M28.8 8.4a7.3 7.3 0 0 1 9.9 0"
        />
        <Path fill={color} d="M31.3 11.2a3.7 3.7 0 0 1 4.9 0l-2.450 2.5z" />
        <Rect
          x={48.5}
          y={1.5}
          width={21.5}
          height={11.5}
          rx={3.6}
          stroke={color}
          strokeOpacity={0.4}
        />
        <Rect x={50.2} y={3.2} width={18.1} height={8.1} rx={2.1} fill={color} />
        <Path fill={color} fillOpacity={0.45} d="M71.5 5.2v4.1a2.2 2.2 0 0 0 0-4.1z" />
      </Drawing>
    </Row>
  );
}

export function HomeBar({ phone, on }: { phone: Phone; on: Phone['screen']['ground'] }) {
  return (
    <Box
      aria-hidden
      data-layer="Home bar"
      style={{
        position: 'absolute',
        left: 128,
        bottom: 8,
        width: 134,
        height: 5,
        borderRadius: 3,
        backgroundColor: phone.paint.on(on),
      }}
    />
  );
}
