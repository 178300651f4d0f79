import { bounds } from '../src/designer/model/limits';

/** Printed by `--help`, and the README of the package. */
export const usage = `Makes an app design from a sentence. No network, no account, no model.

  appling-designer "<idea>" --out <folder>

  "<idea>"          what the app is for, between quotes; up to ${bounds.idea.toLocaleString('en')} characters
  --out <folder>    where the files go; the folder is made, or has to be empty
  --force           also writes into a folder that holds files; those of the same name are replaced
  --version         prints the version
  --help            prints this

Files, named after the app:
  <app>.appling.json   the design as data; the chat opens it
  <app>.html           the app to open and tap, in one file
  <app>-react.zip      a project for React, Vite and Tailwind, with its tests
  <app>-expo.zip       a project for Expo and React Native, with its tests
  screens/<nn>-….svg   each screen, its words as outlines

The same idea gives the same bytes. The command ends with 1 when nothing was made, and with 2 when it
was called wrongly. Pictures have Latin letters only.
`;
