import { scene } from './scene';
import { disc, slab } from './shape';

export const city = scene((art) => [
  { d: disc(270, 62, 36), fill: art.sun },
  {
    d: 'M0 263V150H40V120H84V160H110V96H150V140H190V110H236V150H270V84H318V130H346V263Z',
    fill: art.far,
  },
  { d: 'M0 263V196H52V170H92V206H130V156H176V200H214V166H262V210H296V180H346V263Z', fill: art.mid },
  ...[16, 62, 74, 144, 158, 226, 244, 310, 326].map((x, index) => ({
    d: slab(x, 186 + (index % 3) * 16, 7, 11),
    fill: art.sun,
  })),
]);
