/** In thousandths of the font size; the baseline is y = 0. */
export interface WordmarkCut {
  viewBox: string;
  leaf: string;
}

/** For 16 to 60 px: optical size 25, tracking -.048em, with descenders. */
export const wordmarkText: WordmarkCut = {
  viewBox: '35 -743 3263 953',
  leaf: 'M1984 -534C1974 -670 2047 -743 2193 -743C2201 -628 2120 -530 1984 -534Z',
};

/** For the footer: optical size 96, cropped .077em above the baseline, 3.19em wide. */
export const wordmarkDisplay: WordmarkCut = {
  viewBox: '18 -743 3205 666',
  leaf: 'M1942 -534C1932 -670 2005 -743 2151 -743C2159 -628 2078 -530 1942 -534Z',
};
