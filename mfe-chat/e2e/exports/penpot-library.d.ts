declare module '@penpot/library' {
  type Given = Record<string, unknown>;
  interface BuildContext {
    addFile: (file: Given) => void;
    addPage: (page: Given) => void;
    addBoard: (shape: Given) => void;
    addGroup: (shape: Given) => void;
    addRect: (shape: Given) => void;
    addText: (shape: Given) => void;
    addPath: (shape: Given) => void;
    addFileMedia: (media: Given, bytes: Blob) => void;
    addLibraryColor: (color: Given) => void;
    addLibraryTypography: (letters: Given) => void;
    addTokensLib: (tokens: Given | undefined) => void;
    closeBoard: () => void;
    closeGroup: () => void;
    closePage: () => void;
    closeFile: () => void;
  }
  export function createBuildContext(): BuildContext;
  export function exportAsBytes(context: BuildContext): Promise<ArrayBuffer>;
}
