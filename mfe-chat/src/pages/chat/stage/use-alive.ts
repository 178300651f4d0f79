import { useMounted } from '../../../designer/render/use-mounted';
import { firstDesign } from '../../../designer/first-design';
import { useDesign } from '../chat-store';

/**
 * True when phone and thumbnails render instead of prerendered pictures. On a hidden side this waits for a design of
 * the visitor's own; afterwards it stays true and keeps the state.
 */
export function useAlive(isAside: boolean): boolean {
  const isOwn = useDesign() !== firstDesign;
  // The window width is known one render after hydration.
  const isHydrated = useMounted();
  return useMounted(isHydrated && (!isAside || isOwn));
}
