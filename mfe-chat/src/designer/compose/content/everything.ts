import { buying } from './buying';
import { earning } from './earning';
import { going } from './going';
import { health } from './health';
import { learning } from './learning';
import { living } from './living';
import { making } from './making';
import { meeting } from './meeting';
import { outings } from './outings';
import { planning } from './planning';
import { tools } from './tools';
import { trips } from './trips';
import type { Content } from './content';
import { allLanguages } from '../../../content/all-languages.generated';

/** All there is, for programs that run in Node and fetch nothing. */
export const everything: Content = {
  texts: {
    ...living,
    ...health,
    ...going,
    ...trips,
    ...outings,
    ...buying,
    ...earning,
    ...making,
    ...planning,
    ...learning,
    ...tools,
    ...meeting,
  },
  languages: allLanguages as Content['languages'],
};
