import { later } from '../later';
import type { DrawerProps } from './drawer';

/** The parts that can be added: fetched by whoever opens them. */
export const drawer = later<DrawerProps>(() =>
  import(/* webpackChunkName: "parts" */ './drawer').then((part) => part.Drawer),
);
