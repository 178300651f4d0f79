import { Deck } from '../components/deck';
import { Feed } from '../components/feed';
import { Links } from '../components/links';
import { Messages } from '../components/messages';
import { Poll } from '../components/poll';
import { Stories } from '../components/stories';
import type { Views } from '../phone';

export const people = {
  feed: Feed,
  messages: Messages,
  stories: Stories,
  poll: Poll,
  links: Links,
  deck: Deck,
} satisfies Views;
