import type { Application as Player } from '@splinetool/runtime';
import { readScene } from './read-scene';

/**
 * Stands in for `@splinetool/runtime` in our builds: the player has no licence text, so nobody but its publisher may
 * hand it out. The browser fetches it from the configured address when the scene is wanted.
 */
const player = (await import(/* webpackIgnore: true */ readScene()?.playerUrl ?? '')) as {
  Application: typeof Player;
};

export const { Application } = player;
