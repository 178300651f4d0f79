import type { ArticleText } from './article-text';
import type { ArticleSlug } from '../../sections/articles.content';
import { text as aPotteryInLeeds } from './texts/a-pottery-in-leeds.content';
import { text as elevenTapsToRehearsal } from './texts/eleven-taps-to-rehearsal.content';
import { text as fortyFourPixels } from './texts/forty-four-pixels.content';
import { text as nameColorsAfterJobs } from './texts/name-colors-after-jobs.content';
import { text as readingAGeneratedScreen } from './texts/reading-a-generated-screen.content';
import { text as tasteIsADataSet } from './texts/taste-is-a-data-set.content';
import { text as theBlankScreen } from './texts/the-blank-screen.content';
import { text as theEmptyList } from './texts/the-empty-list.content';
import { text as theFieldYouLeaveOut } from './texts/the-field-you-leave-out.content';
import { text as thePriceComesFirst } from './texts/the-price-comes-first.content';
import { text as whatAnMvpLeavesOut } from './texts/what-an-mvp-leaves-out.content';
import { text as whereYourIdeaGoes } from './texts/where-your-idea-goes.content';
import { text as writeTheSentence } from './texts/write-the-sentence.content';

/** All texts, for search index and tests only; a page loads one. */
export const articleTexts: Record<ArticleSlug, ArticleText> = {
  'the-blank-screen': theBlankScreen,
  'reading-a-generated-screen': readingAGeneratedScreen,
  'a-pottery-in-leeds': aPotteryInLeeds,
  'where-your-idea-goes': whereYourIdeaGoes,
  'write-the-sentence': writeTheSentence,
  'what-an-mvp-leaves-out': whatAnMvpLeavesOut,
  'taste-is-a-data-set': tasteIsADataSet,
  'name-colors-after-jobs': nameColorsAfterJobs,
  'the-field-you-leave-out': theFieldYouLeaveOut,
  'eleven-taps-to-rehearsal': elevenTapsToRehearsal,
  'forty-four-pixels': fortyFourPixels,
  'the-price-comes-first': thePriceComesFirst,
  'the-empty-list': theEmptyList,
};
