/** Modules that contain only data, with the folders they read: each becomes a JSON file of a release. */
export const RELEASED_DATA = {
  'words.json': { module: './src/designer/engine-data.ts', reads: './content' },
  'content.json': { module: './src/content/released-content.ts', reads: './content' },
  'drawings.json': {
    module: './src/designer/drawings/drawing-data.ts',
    reads: './content/pictures',
  },
  'changes.json': {
    module: './src/designer/edit/tagged/learnt-changes.ts',
    reads: './content/learnt-changes',
  },
  'react-sources.json': {
    module: './src/designer/export/react/sources-file.ts',
    reads: './src/designer',
  },
  'expo-sources.json': {
    module: './src/designer/export/expo/sources-file.ts',
    reads: './src/designer',
  },
  'exported-app.json': {
    module: './src/designer/export/html/runtime-file.ts',
    reads: './src/designer',
  },
};
