import { later } from './later';

/** Screens in small: there is none before there is a design of the visitor's own. */
export const thumbnail = later(() =>
  import(/* webpackChunkName: "thumbnail" */ '../../designer/render/screen-thumbnail').then(
    (part) => part.ScreenThumbnail,
  ),
);
