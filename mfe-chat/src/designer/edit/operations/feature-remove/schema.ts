import * as z from 'zod/mini';
import { featureNames } from '../../../interpret/features';
import { operation } from '../../operation-shape';

export const schema = operation('feature.remove', { feature: z.enum(featureNames) });
