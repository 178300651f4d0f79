import { Button } from '@appling/ui/button';
import { LayoutPanelTop, Palette, Share } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { chat } from '../chat.content';
import { type PanelName, closePanel, openPanel, useView, viewStore } from '../view-store';
import { panelParts } from './parts';

const controls = [
  { key: 'colors', icon: <Palette /> },
  { key: 'layout', icon: <LayoutPanelTop /> },
  { key: 'export', icon: <Share /> },
] as const;

export function StageControls() {
  const open = useView(({ panel }) => panel);
  const buttons = useRef<Partial<Record<PanelName, HTMLButtonElement | null>>>({});
  const close = useCallback(() => {
    const { panel } = viewStore.getState();
    closePanel((panel && buttons.current[panel]) ?? undefined);
  }, []);
  return (
    <div className="chat-tools">
      <div role="group" aria-label={chat.stage.controls} className="chat-controls">
        {controls.map(({ key, icon }) => (
          <Button
            key={key}
            ref={(button) => {
              buttons.current[key] = button;
            }}
            kind={key === open ? 'strong' : key === 'export' ? 'primary' : 'outline'}
            size="small"
            iconStart={icon}
            aria-expanded={key === open}
            aria-controls={key === open ? `panel-${key}` : undefined}
            onPointerEnter={() => void panelParts[key].fetch().catch(() => {})}
            onClick={() => (key === open ? close() : openPanel(key))}
          >
            {chat.stage[key]}
          </Button>
        ))}
      </div>
      {open && <OpenPanel name={open} onClose={close} />}
    </div>
  );
}

const OpenPanel = ({ name, onClose }: { name: PanelName; onClose: () => void }) =>
  panelParts[name].show({ id: `panel-${name}`, onClose }, name);
