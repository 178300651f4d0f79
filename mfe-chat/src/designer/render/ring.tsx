import type { Ground } from '../model/theme';
import type { Phone } from './phone';
import { Box, Circle, Drawing, Icon } from './primitives';

/** `share` is a ratio, 0 to 1; 1 draws a filled disc with a tick. */
export function Ring({
  phone,
  on,
  share,
  size = 33,
  stroke = 4,
  tick = true,
}: {
  phone: Phone;
  on: Ground;
  share: number;
  size?: number;
  stroke?: number;
  tick?: boolean;
}) {
  const radius = (size - stroke) / 2;
  const round = Math.round(2 * Math.PI * radius * 100) / 100;
  const accent = phone.paint.on(on, 'accent', 'large');
  if (share >= 1 && tick) {
    return (
      <Box
        style={{
          width: size,
          height: size,
          borderRadius: size / 2,
          backgroundColor: phone.paint.ground('accent'),
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Icon name="check" size={size * 0.58} stroke={2.6} color={phone.paint.on('accent')} />
      </Box>
    );
  }
  return (
    <Drawing width={size} height={size}>
      <Circle
        cx={size / 2}
        cy={size / 2}
        r={radius}
        stroke={phone.paint.line(on)}
        strokeWidth={stroke}
      />
      {share > 0 && (
        <Circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          stroke={accent}
          strokeWidth={stroke}
          strokeLinecap="round"
          strokeDasharray={`${Math.round(round * share * 100) / 100} ${round}`}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      )}
    </Drawing>
  );
}
