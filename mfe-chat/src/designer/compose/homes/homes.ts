import { type HomeName } from './home-names';
import { type Make } from './home-parts';
import { card, cover, figure, scene } from './openings';
import { inbox, mapHome, page, stream } from './page';
import { plan, visit } from './plan';
import { shelf, wall } from './shelf';
import { away } from './away';
import { left } from './left';
import { run } from './run';
import { today } from './today';
import { trip } from './trip';
import { board, deckHome, tool } from './tool';

export const homes: Record<HomeName, Make> = {
  today,
  trip,
  run,
  left,
  away,
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
