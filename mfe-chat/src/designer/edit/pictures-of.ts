import type { PictureName } from '../drawings/picture-names';
import type { AppDesign } from '../model/app-design';
import { stringsIn } from './texts';

export const picturesOf = ({ screens }: AppDesign): PictureName[] =>
  [...stringsIn(screens)].flatMap(([path, text]) =>
    path.at(-1) === 'picture' ? [text as PictureName] : [],
  );
