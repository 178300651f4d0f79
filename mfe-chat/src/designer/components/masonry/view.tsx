import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Tap } from '../../render/primitives';
import { pictureOf } from '../../drawings/pictures';
import { clip } from '../../render/pieces/clip';
import { tintGround } from '../../render/pieces/lead-mark';

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
          ...(pictureOf(picture)(phone.paint.look.palette).alone
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
