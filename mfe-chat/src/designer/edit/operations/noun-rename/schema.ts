import * as z from 'zod/mini';
import { word } from '../../../model/parts';
import { operation } from '../../operation-shape';

const noun = z.strictObject({ one: word, many: word });

/** Another word for what the app is about, singular and plural, wherever it stands. What the visitor quoted stays. */
export const schema = operation('noun.rename', { from: noun, to: noun });
