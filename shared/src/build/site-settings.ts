import type { SiteConfig } from '../contract/site-config.ts';

/** The public example scene of the react-spline README (spec §7: a fixed project id). */
const EXAMPLE_PROJECT = 'kZDDjO5HuC9GJUM2';
const PLAYER = 'https://unpkg.com/@splinetool/runtime@2.0.58/build/runtime.standalone.webgl.js';

/**
 * Settings of this deployment from the environment: `SCENE_PROJECT_ID`, empty for no scene.
 *
 * @throws {Error} when the id holds anything but letters, digits, `-` and `_`
 */
export function siteConfig(): SiteConfig {
  const projectId = process.env.SCENE_PROJECT_ID ?? EXAMPLE_PROJECT;
  if (!/^[\w-]*$/.test(projectId)) {
    throw new Error(
      `SCENE_PROJECT_ID=${projectId} is no project id: letters, digits, - and _ only.`,
    );
  }
  return { scene: { playerUrl: PLAYER, projectId: projectId || null } };
}
