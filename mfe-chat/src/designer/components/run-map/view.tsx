import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Tap, Text } from '../../render/primitives';

export function RunMap({ component, phone }: Drawn<'run-map'>) {
  const { id, label, picture, pause, resume, music } = component;
  const { paint } = phone;
  const paused = phone.value(`${id}/paused`, false);
  const playing = phone.value(`${id}/music`, false);
  const corner = paint.radius('card') + 6;
  const bold = { backgroundColor: paint.look.palette.art.deep };
  const ink = paint.reads('#ffffff', [paint.look.palette.art.deep]);
  return (
    <Box
      as="div"
      dir="ltr"
      style={{
        position: 'relative',
        overflow: 'hidden',
        width: 366,
        height: 456,
        marginLeft: 12,
        borderRadius: `${corner}px ${corner}px 0px 0px`,
      }}
    >
      <Art phone={phone} name={picture} width={366} height={456} label={label} fit="slice" />
      <Row
        dir={phone.design.direction}
        style={{
          position: 'absolute',
          left: 16,
          right: 16,
          top: 346,
          justifyContent: 'space-between',
        }}
      >
        <Tap
          phone={phone}
          aria-pressed={paused}
          onTap={() => phone.set(`${id}/paused`, !paused)}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 15,
            width: 246,
            height: 76,
            borderRadius: Math.min(38, paint.look.radius * 1.4),
            ...bold,
          }}
        >
          <Icon name={paused ? 'play' : 'pause'} size={23} color={ink} />
          <Text phone={phone} on="surface" size={18.5} weight={650} style={{ color: ink }}>
            {paused ? resume : pause}
          </Text>
        </Tap>
        <Tap
          phone={phone}
          aria-label={music}
          aria-pressed={playing}
          onTap={() => phone.set(`${id}/music`, !playing)}
          style={{
            width: 76,
            height: 76,
            borderRadius: Math.min(38, paint.look.radius * 1.4),
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: playing ? paint.look.palette.art.pop : paint.ground('surface'),
          }}
        >
          <Icon
            name="music"
            size={26}
            color={
              playing
                ? paint.reads('#ffffff', [paint.look.palette.art.pop], 3)
                : paint.on('surface')
            }
          />
        </Tap>
      </Row>
    </Box>
  );
}
