import { readSiteConfig } from '@appling/contract/site-config';

/** The setting `scene` of this remote's package.json. */
interface Scene {
  /** ES module with the scene player; loaded from a public content-delivery network, never bundled. */
  playerUrl: string;
  /** Id of the scene's project; pages that were composed before may have `null`. */
  projectId: string | null;
}

/** Returns the configured scene; `undefined` leaves the embedded one. */
export function readScene(): Scene | undefined {
  return readSiteConfig<{ scene: Scene }>().scene;
}

/** Address of a project's scene file. */
export function sceneUrl(projectId: string): string {
  return `https://prod.spline.design/${encodeURIComponent(projectId)}/scene.splinecode`;
}
