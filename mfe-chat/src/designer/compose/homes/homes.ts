import { type Make } from './home-parts';
import { card, cover, figure, scene } from './openings';
import { inbox, mapHome, page, stream } from './page';
import { plan, visit } from './plan';
import { shelf, wall } from './shelf';
import { today } from './today';
import { board, deckHome, tool } from './tool';

export const homes: Record<string, Make> = {
  today,
  card,
  cover,
  figure,
  scene,
  shelf,
  wall,
  plan,
  page,
  feed: stream,
  map: mapHome,
  inbox,
  board,
  deck: deckHome,
  tool,
  visit,
};
