import { useEffect, useRef } from 'react';
import { firstDesign } from '../../../designer/first-design';
import { goToScreen, useChat, useDesign } from '../chat-store';
import { chat } from '../chat.content';
import { thumbnail } from '../thumbnail';
import examplePictures from './example-screens.webp';

export function ScreenList({ isAlive }: { isAlive: boolean }) {
  const design = useDesign();
  const current = useChat((state) => state.screenId);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav aria-label={chat.stage.screens} className="chat-screens">
      {/* A new key, so that thumbnails of the example are not reused. */}
      <ul ref={list} key={design === firstDesign ? 'example' : 'own'}>
        {design.screens.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => goToScreen(id)}
            >
              <span className="chat-screen-picture">
                {design === firstDesign ? (
                  <img
                    className="chat-screen-example"
                    src={examplePictures}
                    width={70}
                    height={152}
                    alt=""
                    loading="lazy"
                  />
                ) : (
                  isAlive && thumbnail.show({ design, screenId: id, scale: 0.18, canWait: true })
                )}
              </span>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
