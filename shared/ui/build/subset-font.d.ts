/** The part of subset-font that we use; the package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff2';
    /** OpenType features to keep; default: all. */
    keepFeatures?: string[];
    /** Ids of the `name` table to keep beside the usual ones. */
    preserveNameIds?: number[];
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
