import { pictureOf } from '../drawings/pictures';
import type { PictureName } from '../drawings/picture-names';
import type { Phone } from './phone';
import { Drawing, Image, Path } from './primitives';

interface ArtProps {
  phone: Phone;
  name: PictureName;
  width: number;
  height: number;
  /** Accessible name; without it the picture is decorative. */
  label?: string;
  fit?: 'meet' | 'slice';
}

export function Art({ phone, name, width, height, label, fit = 'meet' }: ArtProps) {
  const {
    box,
    shapes,
    image,
    alone,
    hold = 'xMidYMid',
  } = pictureOf(name)(phone.paint.look.palette);
  return (
    <Drawing
      width={width}
      height={height}
      viewBox={`0 0 ${box[0]} ${box[1]}`}
      fit={`${hold} ${alone ? 'meet' : fit}`}
      label={label}
    >
      {image && <Image href={image} width={box[0]} height={box[1]} data-picture={name} />}
      {shapes.map(({ d, fill, stroke, width: strokeWidth }, index) => (
        <Path
          key={index}
          d={d}
          {...(fill ? { fill } : {})}
          {...(stroke
            ? { stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' }
            : {})}
        />
      ))}
    </Drawing>
  );
}
