/** Replaces federation's error texts; their codes: https://module-federation.io/guide/troubleshooting */
export const runtimeDescMap: Record<string, string> = {};
export const typeDescMap: Record<string, string> = {};
export const buildDescMap: Record<string, string> = {};
export const errorDescMap: Record<string, string> = {};
