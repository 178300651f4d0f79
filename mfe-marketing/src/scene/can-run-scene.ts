import { savesData } from '@appling/runtime/idle';

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Whether the device draws in hardware: in software a scene runs at 1-6 frames per second and blocks the page. */
export function canRunScene(): boolean {
  if (savesData()) return false;
  // A single still frame is not worth 500 kB; the embedded scene has one.
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  return hasHardwareGraphics();
}

function hasHardwareGraphics(): boolean {
  const gl = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!gl) return false;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(renderer);
}
