import { pictureOf } from '../drawings/pictures';
import type { PictureName } from '../drawings/picture-names';
import type { Phone } from './phone';
import { Drawing, Path } from './primitives';

interface ArtProps {
  phone: Phone;
  name: PictureName;
  width: number;
  height: number;
  /** Says what is seen; without it the picture is decoration. */
  label?: string;
  fit?: 'meet' | 'slice';
}

/** A drawn picture in the paints of the app's palette. */
export function Art({ phone, name, width, height, label, fit = 'meet' }: ArtProps) {
  const { box, shapes, alone, hold = 'xMidYMid' } = pictureOf(name)(phone.paint.look.palette);
  return (
    <Drawing
      width={width}
      height={height}
      viewBox={`0 0 ${box[0]} ${box[1]}`}
      fit={`${hold} ${alone ? 'meet' : fit}`}
      label={label}
    >
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
