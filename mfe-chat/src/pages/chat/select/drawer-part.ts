import { later } from '../later';
import type { DrawerProps } from './drawer';

/** Loaded on demand. */
export const drawer = later<DrawerProps>(() =>
  import(/* webpackChunkName: "parts" */ './drawer').then((part) => part.Drawer),
);
