import { appDesignSchema } from '../../../model/app-design';
import { operation } from '../../operation-shape';

/** Replaces the whole design: regenerated, opened from a file or restored. */
export const schema = operation('design.set', { design: appDesignSchema });
