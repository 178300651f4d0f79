import { layoutsOf, setLayout } from '../../../designer/edit/layouts';
import { ScreenThumbnail } from '../../../designer/render/screen-thumbnail';
import { edit, useChat, useDesign } from '../chat-store';
import { chat } from '../chat.content';
import { Panel } from './panel';
import { layoutWords as words } from './layout.content';

const { stage } = chat;

/** Previews the current screen in each layout. */
export function LayoutPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const design = useDesign();
  const screenId = useChat((state) => state.screenId);
  return (
    <Panel id={id} title={stage.layout} onClose={onClose} done={words.done}>
      <fieldset className="chat-layouts">
        <legend>{words.lead}</legend>
        <div>
          {layoutsOf(design).map(({ name }) => (
            <label key={name} className="chat-layout">
              <input
                type="radio"
                name="layout"
                className="sr-only"
                checked={design.layout === name}
                onChange={() => edit({ op: 'layout.variant', layout: name })}
              />
              <span className="chat-screen-picture">
                <ScreenThumbnail
                  design={setLayout(design, name)}
                  screenId={screenId}
                  scale={0.27}
                />
              </span>
              {words.names[name]}
            </label>
          ))}
        </div>
      </fieldset>
    </Panel>
  );
}
