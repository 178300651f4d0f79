import { disc, type Draw } from './shape';

export const sun: Draw = ({ art }) => ({
  box: [346, 204],
  hold: 'xMaxYMax',
  shapes: [
    ...Array.from({ length: 16 }, (_, index) => {
      const angle = (index * Math.PI) / 8;
      const at = (radius: number, turn: number) =>
        `${Math.round((288 + Math.cos(angle + turn) * radius) * 10) / 10} ${Math.round((161.5 + Math.sin(angle + turn) * radius) * 10) / 10}`;
      return {
        d: `M${at(53, -0.07)}L${at(73, -0.09)}L${at(73, 0.09)}L${at(53, 0.07)}Z`,
        fill: art.sun,
      };
    }),
    { d: disc(288, 161.5, 42), fill: art.sun },
  ],
});
