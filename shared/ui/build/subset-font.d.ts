/** The part of subset-font that we use; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff2';
    /** OpenType features to keep; without it, all of them. */
    keepFeatures?: string[];
    /** Names of the `name` table to keep beside the usual ones. */
    preserveNameIds?: number[];
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
