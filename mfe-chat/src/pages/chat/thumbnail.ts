import type { ComponentProps } from 'react';
import type { ScreenThumbnail } from '../../designer/render/screen-thumbnail';
import { later } from './later';

type Props = ComponentProps<typeof ScreenThumbnail> & { onClose?: () => void };

/** Screens in small: there is none before there is a design of the visitor's own. */
export const thumbnail = later<Props>(() =>
  import(/* webpackChunkName: "thumbnail" */ '../../designer/render/screen-thumbnail').then(
    (part) => part.ScreenThumbnail,
  ),
);
