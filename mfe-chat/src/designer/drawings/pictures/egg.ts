import { mix } from '../../themes/color';
import { disc, slab, type Draw } from './shape';

export const egg: Draw = ({ art }) => ({
  box: [168, 194],
  shapes: [
    { d: slab(0, 0, 168, 194), fill: art.pop },
    { d: disc(84, 92, 62), fill: art.light },
    { d: disc(84, 92, 43), fill: mix(art.light, '#ffffff', 0.85) },
    { d: 'M60 97C68 80 76 77 84 77S100 80 108 97C98 113 70 113 60 97Z', fill: art.sun },
  ],
});
