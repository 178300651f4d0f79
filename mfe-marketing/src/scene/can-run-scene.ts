import { savesData } from '@appling/runtime/idle';

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Whether this device can draw a scene well: in software it would run at 1-6 frames a second and block the page. */
export function canRunScene(): boolean {
  if (savesData()) return false;
  // One still frame is not worth half a megabyte; the embedded scene holds one for nothing.
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
