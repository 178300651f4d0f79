import { prepare } from '../../project/prepare/prepare';
import { target } from './target';

process.stdout.write(JSON.stringify(await prepare(target)));
