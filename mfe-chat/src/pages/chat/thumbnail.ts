import { later } from './later';

/** Loaded with the first design of the visitor's own. */
export const thumbnail = later(() =>
  import(/* webpackChunkName: "thumbnail" */ '../../designer/render/screen-thumbnail').then(
    (part) => part.ScreenThumbnail,
  ),
);
