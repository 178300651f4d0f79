import { z } from 'zod';
import { categoryTextsSchema } from '../src/content/category-texts.schema';
import { editsSchema } from '../src/content/edits.schema';
import { factValuesSchema } from '../src/content/fact-values.schema';
import { grammarSchema } from '../src/content/grammar.schema';
import { interfaceSchema } from '../src/content/interface.schema';
import {
  englishSamplesSchema,
  languageSamplesSchema,
} from '../src/content/language-samples.schema';
import { englishLexiconSchema, lexiconSchema } from '../src/content/lexicon.schema';
import { learntLanguagesSchema } from '../src/content/learnt-languages.schema';
import { looksSchema } from '../src/content/looks.schema';
import { nounWordsSchema } from '../src/content/noun-words.schema';
import { otherLanguagesSchema } from '../src/content/other-languages.schema';
import { phrasesSchema } from '../src/content/phrases.schema';
import { recordsSchema } from '../src/content/records.schema';
import { sampleRowsSchema } from '../src/content/sample-rows.schema';
import { controlsSchema, groupIconsSchema } from '../src/content/shared-lists.schema';
import { thingsSchema } from '../src/content/things.schema';

const schemas = {
  'category-texts': categoryTextsSchema,
  'fact-values': factValuesSchema,
  grammar: grammarSchema,
  'noun-words': nounWordsSchema,
  'sample-rows': sampleRowsSchema,
  phrases: phrasesSchema,
  records: recordsSchema,
  lexicon: lexiconSchema,
  'english-lexicon': englishLexiconSchema,
  edits: editsSchema,
  interface: interfaceSchema,
  'language-samples': languageSamplesSchema,
  'english-samples': englishSamplesSchema,
  'learnt-languages': learntLanguagesSchema,
  looks: looksSchema,
  'other-languages': otherLanguagesSchema,
  controls: controlsSchema,
  'group-icons': groupIconsSchema,
  things: thingsSchema,
};

export const generate = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `content/schemas/${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', reused: 'ref' }), null, 2)}\n`,
    ]),
  );
