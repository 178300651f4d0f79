/** The forms that a deployment may connect. Each is off until it has an address. */
export const DELIVERY_FORMS = ['newsletter', 'blog', 'status', 'contact'] as const;

/** Name of a form that can be delivered. */
export type DeliveryFormName = (typeof DELIVERY_FORMS)[number];

/** Settings of a deployment, written by compose into each page as `<script type="application/json" id="site-config">`. */
export interface SiteConfig {
  scene: {
    /** ES module with the scene player; loaded from a public content-delivery network, never bundled. */
    playerUrl: string;
    /** Id of the scene's project; `null` switches the scene off and leaves the embedded one. */
    projectId: string | null;
  };
  /** Absolute addresses that forms are POSTed to as JSON. A form without one sends nothing. */
  endpoints: Partial<Record<DeliveryFormName, string>>;
  /** Where faults and measurements are POSTed to: a path of this site or an absolute address. Without one, nowhere. */
  reports?: string;
}

/** Origins that a configured scene talks to: the player's, and the one that hosts projects. */
export const SCENE_ORIGINS = ['https://unpkg.com', 'https://prod.spline.design'] as const;

/** Address of a project's scene file. */
export function sceneUrl(projectId: string): string {
  return `https://prod.spline.design/${encodeURIComponent(projectId)}/scene.splinecode`;
}

const OFF: SiteConfig = { scene: { playerUrl: '', projectId: null }, endpoints: {} };

/** Reads the page's settings. Without any, everything optional is off. */
export function readSiteConfig(): SiteConfig {
  const text = document.getElementById('site-config')?.textContent;
  if (!text) return OFF;
  const { scene, endpoints, reports } = JSON.parse(text) as Partial<SiteConfig>;
  return { scene: { ...OFF.scene, ...scene }, endpoints: { ...endpoints }, reports };
}
