import { Art } from '../../render/art';
import type { Drawn } from '../../render/phone';
import { Box } from '../../render/primitives';
import { clip } from '../../render/pieces/clip';

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
