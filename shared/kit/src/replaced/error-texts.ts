/**
 * Replaces the texts of federation's errors, which no visitor reads. The messages keep their codes:
 * https://module-federation.io/guide/troubleshooting
 */
export const runtimeDescMap: Record<string, string> = {};
export const typeDescMap: Record<string, string> = {};
export const buildDescMap: Record<string, string> = {};
export const errorDescMap: Record<string, string> = {};
