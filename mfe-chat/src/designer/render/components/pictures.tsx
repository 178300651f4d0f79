import { pictures } from '../../drawings/pictures';
import { Art } from '../art';
import { Box, Icon, Row, Tap, Text } from '../primitives';
import type { Drawn } from '../phone';
import { ActionButton } from './headers';
import { tintGround } from './rows';

const clip = { overflow: 'hidden', position: 'relative' } as const;

export function Picture({ component, phone }: Drawn<'picture'>) {
  const { layout } = phone.design;
  const wide = layout === 'grid';
  const height = layout === 'list' ? Math.round(component.height * 0.6) : component.height;
  const width = wide ? 390 : 346;
  const radius = wide ? 0 : phone.paint.radius('card') * 0.75;
  return (
    <Box
      as="div"
      style={{ ...clip, width, height, marginLeft: wide ? -22 : 0, borderRadius: radius }}
    >
      <Art
        phone={phone}
        name={component.picture}
        width={width}
        height={height}
        label={component.label}
        fit="slice"
      />
    </Box>
  );
}

export function Scene({ component, phone }: Drawn<'scene'>) {
  const { id, picture, label, eyebrow, title, note, action, height } = component;
  const on = phone.screen.top;
  return (
    <Box as="div" style={{ ...clip, height, backgroundColor: phone.paint.ground(on) }}>
      <Box style={{ position: 'absolute', left: 0, bottom: 0 }}>
        <Art phone={phone} name={picture} width={390} height={height} label={label} fit="slice" />
      </Box>
      <Box as="div" style={{ padding: '0 22px 0 22px' }}>
        <Row style={{ height: 44, justifyContent: 'space-between' }}>
          <Text phone={phone} on={on} size={15.5} weight={550}>
            {eyebrow}
          </Text>
          {action && (
            <ActionButton phone={phone} action={action} source={`${id}/action`} edge="end" />
          )}
        </Row>
        <Text
          phone={phone}
          on={on}
          as="h2"
          size={56}
          weight={720}
          face="display"
          leading={0.98}
          tracking={-0.05}
        >
          {title}
        </Text>
        <Text phone={phone} on={on} size={16} weight={600} style={{ marginTop: 8 }}>
          {note}
        </Text>
      </Box>
    </Box>
  );
}

export function Promo({ component, phone }: Drawn<'promo'>) {
  const { id, title, note, picture, height, action } = component;
  return (
    <Tap
      phone={phone}
      action={action}
      source={id}
      style={{
        ...clip,
        height,
        padding: 22,
        justifyContent: 'space-between',
        ...phone.paint.fill('hero', 'card'),
        border: 'none',
      }}
    >
      <Box aria-hidden style={{ position: 'absolute', right: 0, bottom: 0 }}>
        <Art phone={phone} name={picture} width={346} height={height} fit="slice" />
      </Box>
      <Text phone={phone} on="hero" size={34} weight={690} face="display" leading={1.08}>
        {title}
      </Text>
      <Text phone={phone} on="hero" size={15.5} weight={600} leading={1.28}>
        {note}
      </Text>
    </Tap>
  );
}

export function Shelf({ component, phone }: Drawn<'shelf'>) {
  const grid = phone.design.layout === 'grid';
  const list = phone.design.layout === 'list';
  return (
    <Box
      as="div"
      style={{
        overflow: 'hidden',
        ...(phone.live && !grid && !list ? { overflowX: 'auto', scrollbarWidth: 'none' } : {}),
      }}
    >
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
                source={`${component.id}/${index}`}
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
                  <Art
                    phone={phone}
                    name={picture}
                    width={Math.round(height * 0.893)}
                    height={height}
                  />
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
    </Box>
  );
}

export function Swatches({ component, phone }: Drawn<'swatches'>) {
  const { art } = phone.paint.look.palette;
  const chosen = phone.value(component.id, -1);
  const total = component.colors.reduce((sum, color) => sum + color.share, 0);
  const name = component.colors[chosen]?.name;
  return (
    <Box as="div" style={{ gap: 6 }}>
      <Row
        role="group"
        aria-label={component.label}
        style={{
          ...clip,
          height: 44,
          borderRadius: phone.paint.radius('small'),
          alignItems: 'stretch',
        }}
      >
        {component.colors.map(({ name: color, paint, share }, index) => (
          <Tap
            key={color}
            phone={phone}
            aria-label={`${color} ${art[paint]}`}
            aria-pressed={index === chosen}
            onTap={() => phone.set(component.id, index === chosen ? -1 : index)}
            style={{ width: (346 * share) / total, backgroundColor: art[paint] }}
          />
        ))}
      </Row>
      {name && (
        <Text phone={phone} on={phone.screen.ground} size={14} weight={550} aria-live="polite">
          {`${name}, ${art[component.colors[chosen]?.paint ?? 'sky']}`}
        </Text>
      )}
    </Box>
  );
}

export function Masonry({ component, phone }: Drawn<'masonry'>) {
  const { layout } = phone.design;
  const tile = ({ picture, label, height }: (typeof component.tiles)[number], index: number) => {
    const key = `${component.id}/${index}`;
    const loved = phone.value(key, false);
    const size =
      layout === 'list'
        ? { width: 346, height: 150 }
        : layout === 'grid'
          ? { width: 110, height: 110 }
          : { width: 168, height };
    return (
      <Tap
        key={label}
        phone={phone}
        aria-label={label}
        aria-pressed={loved}
        onTap={() => phone.set(key, !loved)}
        style={{
          ...clip,
          ...size,
          borderRadius: phone.paint.radius('small'),
          ...(pictures[picture](phone.paint.look.palette).alone
            ? { backgroundColor: phone.paint.ground(tintGround(index % 5)) }
            : {}),
        }}
      >
        <Art phone={phone} name={picture} width={size.width} height={size.height} fit="slice" />
        {loved && (
          <Box
            aria-hidden
            style={{
              position: 'absolute',
              top: 8,
              right: 8,
              width: 32,
              height: 32,
              borderRadius: 16,
              alignItems: 'center',
              justifyContent: 'center',
              ...phone.paint.fill('surface'),
            }}
          >
            <Icon name="heart" size={18} color={phone.paint.on('surface', 'accent')} stroke={2.4} />
          </Box>
        )}
      </Tap>
    );
  };
  if (layout === 'list' || layout === 'grid') {
    return (
      <Row as="div" style={{ flexWrap: 'wrap', gap: 8, alignItems: 'flex-start' }}>
        {component.tiles.map(tile)}
      </Row>
    );
  }
  const drawn = component.tiles.map(tile);
  return (
    <Row as="div" style={{ gap: 10, alignItems: 'flex-start' }}>
      <Box style={{ gap: 10 }}>{drawn.filter((_, index) => index % 2 === 0)}</Box>
      <Box style={{ gap: 10 }}>{drawn.filter((_, index) => index % 2 === 1)}</Box>
    </Row>
  );
}

export function FloatingButton({ component, phone }: Drawn<'floating-button'>) {
  const { paint } = phone;
  return (
    <Tap
      phone={phone}
      action={component.action}
      source={component.id}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 18,
        height: 56,
        paddingLeft: 24,
        paddingRight: 7,
        ...paint.fill('ink'),
        borderRadius: Math.min(28, paint.look.radius * 1.4),
      }}
    >
      <Text phone={phone} on="ink" size={16} weight={600}>
        {component.label}
      </Text>
      <Box
        style={{
          width: 42,
          height: 42,
          borderRadius: Math.min(21, paint.look.radius),
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: paint.ground('tint1'),
        }}
      >
        <Icon name={component.icon} size={20} color={paint.on('tint1')} />
      </Box>
    </Tap>
  );
}
