import { Art } from '../art';
import type { Phone } from '../phone';
import { Box, Icon, Row, Text } from '../primitives';
import type { Lead } from '../../model/parts';
import type { Ground } from '../../model/theme';
import { mix } from '../../themes/color';

export const tintGround = (tint: number | undefined): Ground =>
  tint === undefined ? 'surface' : (`tint${tint}` as Ground);

export function LeadMark({
  phone,
  lead,
  tint,
  on,
  size = 44,
  soft = false,
}: {
  phone: Phone;
  lead: Lead;
  tint: number | undefined;
  on: Ground;
  size?: number;
  soft?: boolean;
}) {
  const { paint } = phone;
  const own = tintGround(tint);
  const lightened = on === own;
  const plate = lightened
    ? mix(
        paint.ground(on),
        paint.isDark ? '#ffffff' : paint.ground('surface'),
        paint.isDark ? 0.06 : 0.72,
      )
    : soft
      ? mix(paint.ground(own), paint.ground(on), 0.5)
      : paint.ground(own);
  if (lead.as === 'pill') {
    const shade = paint.ground(own);
    return (
      <Row
        style={{
          width: 45,
          height: 28,
          borderRadius: 14,
          overflow: 'hidden',
          alignItems: 'stretch',
        }}
      >
        <Box style={{ width: 22, backgroundColor: mix(shade, paint.on(own), 0.14) }} />
        <Box
          style={{ width: 23, backgroundColor: mix(shade, '#ffffff', paint.isDark ? 0.1 : 0.45) }}
        />
      </Row>
    );
  }
  if (lead.as === 'picture') {
    return (
      <Box
        style={{
          width: size,
          height: size,
          borderRadius: paint.radius('small'),
          overflow: 'hidden',
          backgroundColor: paint.ground(own),
          alignItems: 'center',
        }}
      >
        <Art phone={phone} name={lead.picture} width={size} height={size} fit="slice" />
      </Box>
    );
  }
  return (
    <Box
      style={{
        width: size,
        height: size,
        borderRadius: lead.as === 'icon' ? paint.radius('small') : `${size / 2}px ${size / 4}px`,
        backgroundColor: plate,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {lead.as === 'icon' ? (
        <Icon name={lead.icon} size={size / 2} color={paint.on(lightened ? on : own)} />
      ) : (
        <Text phone={phone} on={lightened ? on : own} size={size / 3} weight={700}>
          {lead.text}
        </Text>
      )}
    </Box>
  );
}
