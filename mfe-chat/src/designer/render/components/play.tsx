import { Art } from '../art';
import { Box, Icon, Ring, Row, Tap, Text } from '../primitives';
import type { Drawn } from '../phone';

const clockFace = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Runs while `running:<id>` is true; the preview counts `elapsed:<id>` up. */
export function Timer({ component, phone }: Drawn<'timer'>) {
  const { id, label, minutes, start, pause } = component;
  const { paint } = phone;
  const running = phone.value(`running:${id}`, false);
  const elapsed = phone.value(`elapsed:${id}`, 0);
  const left = Math.max(0, minutes * 60 - elapsed);
  return (
    <Box
      as="div"
      style={{ ...paint.fill('surface', 'card'), padding: 24, alignItems: 'center', gap: 20 }}
    >
      <Box
        role="timer"
        aria-label={label}
        style={{
          width: 230,
          height: 230,
          position: 'relative',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Box aria-hidden style={{ position: 'absolute', top: 0, left: 0 }}>
          <Ring
            phone={phone}
            on="surface"
            share={Math.min(0.999, left / (minutes * 60))}
            size={230}
            stroke={14}
            tick={false}
          />
        </Box>
        <Text phone={phone} on="surface" size={60} weight={740} face="display">
          {clockFace(left)}
        </Text>
        <Text phone={phone} on="surface" tone="muted" size={15}>
          {label}
        </Text>
      </Box>
      <Tap
        phone={phone}
        aria-pressed={running}
        onTap={() => phone.set(`running:${id}`, !running && left > 0)}
        style={{
          flexDirection: 'row',
          gap: 10,
          height: 56,
          width: 220,
          alignItems: 'center',
          justifyContent: 'center',
          ...paint.fill('accent', 'control'),
        }}
      >
        <Icon name={running ? 'pause' : 'play'} size={20} color={paint.on('accent')} />
        <Text phone={phone} on="accent" size={16.5} weight={660}>
          {running ? pause : start}
        </Text>
      </Tap>
    </Box>
  );
}

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

export function FlashCards({ component, phone }: Drawn<'flash-cards'>) {
  const { id, cards, flip, next } = component;
  const { paint } = phone;
  const at = phone.value(`${id}/at`, 0);
  const turned = phone.value(`${id}/turned`, false);
  const card = cards[at % cards.length];
  const ground = turned ? 'hero' : 'surface';
  return (
    <Box as="div" style={{ gap: 14 }}>
      <Tap
        phone={phone}
        aria-label={turned ? card?.back : card?.front}
        aria-pressed={turned}
        onTap={() => phone.set(`${id}/turned`, !turned)}
        style={{
          height: 290,
          padding: 26,
          justifyContent: 'space-between',
          ...paint.fill(ground, 'card'),
        }}
      >
        <Text phone={phone} on={ground} tone="muted" size={14.5} weight={550}>
          {`${(at % cards.length) + 1} of ${cards.length}`}
        </Text>
        <Text
          phone={phone}
          on={ground}
          size={turned ? 23 : 30}
          weight={680}
          face="display"
          leading={1.15}
        >
          {turned ? card?.back : card?.front}
        </Text>
        <Text phone={phone} on={ground} tone="muted" size={14.5}>
          {flip}
        </Text>
      </Tap>
      <Tap
        phone={phone}
        onTap={() => {
          phone.set(`${id}/turned`, false);
          phone.set(`${id}/at`, at + 1);
        }}
        style={{
          flexDirection: 'row',
          gap: 10,
          height: 58,
          alignItems: 'center',
          justifyContent: 'center',
          ...paint.fill('accent', 'control'),
        }}
      >
        <Text phone={phone} on="accent" size={16.5} weight={660}>
          {next}
        </Text>
        <Icon name="arrow-right" size={20} color={paint.on('accent')} />
      </Tap>
    </Box>
  );
}
