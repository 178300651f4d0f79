import { useMounted } from '../../../designer/render/use-mounted';
import { firstDesign } from '../../../designer/first-design';
import { useDesign } from '../chat-store';

/**
 * Whether phone and thumbnails are more than what was served. Where they are not seen, they need not be before there is
 * something of the visitor's own to see; once alive they stay, with all that was tapped.
 */
export function useAlive(isAside: boolean): boolean {
  const isOwn = useDesign() !== firstDesign;
  // The width of the window is known one step after hydration, and counts from the second.
  const isHydrated = useMounted();
  return useMounted(isHydrated && (!isAside || isOwn));
}
