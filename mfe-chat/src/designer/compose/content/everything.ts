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
import { controlWords, interfaceWords } from './interface-words';
import { arabic } from './spoken/arabic';
import { chinese } from './spoken/chinese';
import { french } from './spoken/french';
import { german } from './spoken/german';
import { indonesian } from './spoken/indonesian';
import { italian } from './spoken/italian';
import { japanese } from './spoken/japanese';
import { korean } from './spoken/korean';
import { portuguese } from './spoken/portuguese';
import { russian } from './spoken/russian';
import { spanish } from './spoken/spanish';
import { turkish } from './spoken/turkish';

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
  words: interfaceWords,
  controls: controlWords,
  spoken: {
    es: spanish,
    de: german,
    fr: french,
    pt: portuguese,
    it: italian,
    tr: turkish,
    zh: chinese,
    ja: japanese,
    ko: korean,
    ru: russian,
    ar: arabic,
    id: indonesian,
  },
};
