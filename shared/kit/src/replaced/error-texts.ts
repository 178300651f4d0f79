/**
 * Replaces the texts of federation's errors, which no visitor reads. Messages still have the codes that
 * https://module-federation.io/guide/troubleshooting explains.
 */
export const runtimeDescMap: Record<string, string> = {};
export const typeDescMap: Record<string, string> = {};
export const buildDescMap: Record<string, string> = {};
export const errorDescMap: Record<string, string> = {};
