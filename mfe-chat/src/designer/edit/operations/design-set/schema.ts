import { appDesignSchema } from '../../../model/app-design';
import { operation } from '../../operation-shape';

/** Another design altogether: drawn anew, opened from a file, brought back. */
export const schema = operation('design.set', { design: appDesignSchema });
