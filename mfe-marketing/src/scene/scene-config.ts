export interface SceneConfig {
  /** Address of the player, an ES module. It has no licence text, so this site does not carry it. */
  playerUrl: string;
  /** Which scene; null switches the widget off. */
  projectId: string | null;
}

const initial: SceneConfig = {
  playerUrl: 'https://unpkg.com/@splinetool/runtime@2.0.58/build/runtime.standalone.webgl.js',
  projectId: null,
};

/** Reads the site's configuration from its page, at run time: the same build serves every installation. */
export function readSceneConfig(): SceneConfig {
  const block = document.getElementById('site-config')?.textContent;
  if (!block) return initial;
  const { scene } = JSON.parse(block) as { scene?: Partial<SceneConfig> };
  return { ...initial, ...scene };
}

/** Where the scene of a project lies. */
export function sceneAddress(projectId: string): string {
  return `https://prod.spline.design/${encodeURIComponent(projectId)}/scene.splinecode`;
}
