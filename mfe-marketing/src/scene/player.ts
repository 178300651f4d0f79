import type { Application as Player } from '@splinetool/runtime';
import { readScene } from './read-scene';

/** Alias of `@splinetool/runtime`, which has no license to redistribute it: the browser loads it from a URL. */
const player = (await import(/* webpackIgnore: true */ readScene()?.playerUrl ?? '')) as {
  Application: typeof Player;
};

export const { Application } = player;
