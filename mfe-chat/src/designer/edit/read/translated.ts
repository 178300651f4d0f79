import type { SingleOperation } from '../operation';
import { controlsIn, sayFrom } from '../../compose/words';
import { designOf } from '../../design-from';
import { interpret } from '../../interpret/interpret';
import { directionOf } from '../../interpret/language';
import type { AppDesign } from '../../model/app-design';
import { isLike, textPairs } from './aligned';
import type { Hand } from './hand';
import { remake } from './remake';

const most = 400;

async function curated(
  { idea, language }: AppDesign,
  code: string,
  { options }: Hand,
): Promise<AppDesign> {
  const said = await options.content.language(language);
  const brief = interpret(idea, said?.lexicon);
  return (await designOf({ ...brief, language: code, direction: directionOf(code) }, options))
    .design;
}

export async function translated(code: string, hand: Hand): Promise<SingleOperation | undefined> {
  const { design, options } = hand;
  if (design.language === code) return undefined;
  const made = await remake(design, {}, options);
  const isMade = made && isLike(design, made);
  const before = isMade ? made : await curated(design, design.language, hand);
  const after = isMade
    ? await remake(design, { language: code }, options)
    : await curated(design, code, hand);
  if (!after || after.language !== code) return undefined;
  const texts = [...textPairs(before, after)].flatMap(([from, to]) =>
    from.length > 0 && to.length > 0 && from.length <= most && to.length <= most
      ? [{ from, to }]
      : [],
  );
  if (texts.length === 0) return undefined;
  const words = code === 'en' ? undefined : await options.content.language(code);
  return {
    op: 'language.set',
    language: code,
    texts,
    ...(words ? { controls: controlsIn(sayFrom(words.interface)) } : {}),
  };
}
