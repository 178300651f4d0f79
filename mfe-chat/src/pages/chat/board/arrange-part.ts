import { fetchEdits } from '../edits';
import { later } from '../later';

/** Screens in their order, to be changed: fetched with what changes a design. */
export const arrange = later(() =>
  Promise.all([
    import(/* webpackChunkName: "arrange" */ './arrange').then((part) => part.Arrange),
    fetchEdits(),
  ]).then(([part]) => part),
);
