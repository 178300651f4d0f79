import { useEffect, useRef } from 'react';
import { ScreenThumbnail } from '../../../designer/render/screen-thumbnail';
import { goToScreen, useChat, useDesign } from '../chat-store';
import { chat } from '../chat.content';

/** Every screen of the design in small; pressing one shows it on the phone. */
export function ScreenList({ isAlive }: { isAlive: boolean }) {
  const design = useDesign();
  const current = useChat((state) => state.screenId);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav aria-label={chat.stage.screens} className="chat-screens">
      <ul ref={list}>
        {design.screens.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => goToScreen(id)}
            >
              <span className="chat-screen-picture">
                {isAlive && <ScreenThumbnail design={design} screenId={id} scale={0.18} canWait />}
              </span>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
