import { readSiteConfig } from '@appling/contract/site-config';

interface Scene {
  /** URL of the player's ES module on a CDN; never bundled. */
  playerUrl: string;
  /** Id of the scene's project; `null` on pages composed by older versions. */
  projectId: string | null;
}

/** Returns the configured scene; `undefined` keeps the embedded one. */
export function readScene(): Scene | undefined {
  return readSiteConfig<{ scene: Scene }>().scene;
}

export function sceneUrl(projectId: string): string {
  return `https://prod.spline.design/${encodeURIComponent(projectId)}/scene.splinecode`;
}
