import * as z from 'zod/mini';
import { word } from '../../../model/parts';
import { operation } from '../../operation-shape';

const noun = z.strictObject({ one: word, many: word });

/** Renames the subject in all texts, except in quotes of the visitor. */
export const schema = operation('noun.rename', { from: noun, to: noun });
