import { FlashCards } from '../components/flash-cards';
import { Phrases } from '../components/phrases';
import { Quiz } from '../components/quiz';
import type { Views } from '../phone';

export const learning = {
  quiz: Quiz,
  'flash-cards': FlashCards,
  phrases: Phrases,
} satisfies Views;
