import { buying } from './buying';
import { earning } from './earning';
import { going } from './going';
import { health } from './health';
import { learning } from './learning';
import { living } from './living';
import { making } from './making';
import { meeting } from './meeting';
import { planning } from './planning';
import { tools } from './tools';
import type { Content } from './content';
import { interfaceWords } from './interface-words';

/** All there is, for programs that run in Node and fetch nothing. */
export const everything: Content = {
  texts: {
    ...living,
    ...health,
    ...going,
    ...buying,
    ...earning,
    ...making,
    ...planning,
    ...learning,
    ...tools,
    ...meeting,
  },
  words: interfaceWords,
};
