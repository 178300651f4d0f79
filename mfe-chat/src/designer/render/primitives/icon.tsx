import { icons } from '../../drawings/drawing-data';
import type { IconName } from '../../drawings/icon-names.generated';
import type { Phone } from '../phone';
import { Drawing, Path } from './current-host';

interface IconProps {
  name: IconName;
  color: string;
  size?: number;
  stroke?: number;
  /** Mirrors the icon in this phone's text direction. */
  along?: Phone;
}

export function Icon({ name, color, size = 24, stroke = 2, along }: IconProps) {
  const turned = along?.design.direction === 'rtl' ? { transform: 'matrix(-1 0 0 1 24 0)' } : {};
  return (
    <Drawing width={size} height={size} viewBox="0 0 24 24">
      <Path
        d={icons[name]}
        {...turned}
        stroke={color}
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  );
}
