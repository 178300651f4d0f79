/**
 * In the place of the sentences that federation has for its errors. No visitor reads them, and the codes stay in every
 * message (https://module-federation.io/guide/troubleshooting explains them).
 */
export const runtimeDescMap: Record<string, string> = {};
export const typeDescMap: Record<string, string> = {};
export const buildDescMap: Record<string, string> = {};
export const errorDescMap: Record<string, string> = {};
