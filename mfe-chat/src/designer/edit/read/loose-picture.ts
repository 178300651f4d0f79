import { screenOf } from '../../model/find';
import { freeId } from '../free-id';
import { done, missing, type Hand, type Read } from './hand';
import { bared, capital, textOf } from './names';
import { nounOf } from './pair';
import { picturesIn, pictureSet } from './pictured';
import { placeFor } from './place-for';
import { placeIn } from './places';
import { remake } from './remake';
import { wordCount, type Token } from './tokens';

const longest = 3;
const mostSaid = 5;
const around = [
  'add',
  'addloose',
  'set',
  'move',
  'show',
  'use',
  'shouldbe',
  'want',
  'the',
  'of',
  'priceof',
  'picture',
  'logo',
  'on',
  'smaller',
  'bigger',
  'partword',
  'app',
  'it',
  'with',
  'to',
  'polite',
  'closing',
  'indefinite',
  'very',
  'instead',
  'say',
  'modal',
  'addend',
  'object',
] as const;

/** Returns the picture of an app about the thing, if it shows exactly this thing. */
async function pictureOf(name: string, hand: Hand) {
  const { design, options } = hand;
  const of = async (noun: string) => {
    const made = await remake(design, { subject: nounOf(noun, false, design.language) }, options);
    const found = /"picture":"([^"]+)"/u.exec(JSON.stringify(made?.screens ?? []));
    return found?.[1];
  };
  const [own, none] = [await of(name), await of('qwxz')];
  return own === none ? undefined : own;
}

/** “A photo of a trout on the front”, “the logo should be a seahorse”. */
export const loosePicture: Read = async (tokens, hand) => {
  const { spoken, design } = hand;
  const isLogo = spoken.has(tokens, 'logo');
  if (!isLogo && !spoken.has(tokens, 'picture')) return undefined;
  if (spoken.has(tokens, 'remove', 'bigger', 'insteadof', 'undo')) return undefined;
  const placed = placeIn(tokens, hand);
  const named = bared(spoken.rest(placed.rest, ...around), hand);
  const isAll = named.length === 0 || wordCount(named) > longest;
  if (isAll || named.some(({ quote }) => quote !== undefined)) return undefined;
  const name = textOf(named, hand);
  const word = spoken.find(tokens, 'picture') ?? spoken.find(tokens, 'logo');
  const at = tokens.indexOf(named[0] ?? (tokens[0] as Token));
  const from = Math.min(word?.at ?? at, at);
  const to = Math.max((word?.at ?? 0) + (word?.length ?? 0), at + named.length);
  const said = to - from > mostSaid ? named : tokens.slice(from, to);
  const picture = await pictureOf(name.toLowerCase(), hand);
  const target = placeFor({ ...placed, on: placed.on ?? screenOf(design, design.start) }, hand);
  if (!picture || !target) return missing(said, hand);
  const top = placed.place ? target.at : placeFor({ rest: [], place: { at: 'top' } }, hand)?.at;
  const component = {
    type: 'picture' as const,
    id: freeId(design, 'added-picture'),
    picture: picture as never,
    label: capital(name).slice(0, 80),
    height: 180,
  };
  const [first] = picturesIn(hand);
  if (isLogo && first === undefined) return missing(said, hand);
  if (first && !placed.on && !placed.place) return done(...pictureSet([first], component.picture));
  return done({ op: 'component.add', screen: target.screen.id, at: top ?? target.at, component });
};
