import { fetchEdits } from '../edits';
import { later } from '../later';

/** Loaded with the editing code. */
export const arrange = later(() =>
  Promise.all([
    import(/* webpackChunkName: "arrange" */ './arrange').then((part) => part.Arrange),
    fetchEdits(),
  ]).then(([part]) => part),
);
