import { Button } from '@appling/shared/ui/button';
import { LayoutPanelTop, Palette, Share } from 'lucide-react';
import { useRef, useState } from 'react';
import { chat } from '../chat.content';
import { ColorsPanel } from '../panels/colors-panel';
import { ExportPanel } from '../panels/export-panel';
import { LayoutPanel } from '../panels/layout-panel';

const controls = [
  { key: 'colors', icon: <Palette aria-hidden="true" />, Panel: ColorsPanel },
  { key: 'layout', icon: <LayoutPanelTop aria-hidden="true" />, Panel: LayoutPanel },
  { key: 'export', icon: <Share aria-hidden="true" />, Panel: ExportPanel },
] as const;
type Control = (typeof controls)[number]['key'];

interface StageControlsProps {
  open: Control | null;
  onOpenChange: (open: Control | null) => void;
}

/** Which panel is open. */
export const useOpenPanel = () => useState<Control | null>(null);

/** The three buttons and the panel that one of them opened. */
export function StageControls({ open, onOpenChange }: StageControlsProps) {
  const buttons = useRef<Partial<Record<Control, HTMLButtonElement | null>>>({});
  const close = () => {
    if (open) buttons.current[open]?.focus();
    onOpenChange(null);
  };
  const active = controls.find(({ key }) => key === open);
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
            onClick={() => (key === open ? close() : onOpenChange(key))}
          >
            {chat.stage[key]}
          </Button>
        ))}
      </div>
      {active && <active.Panel key={active.key} id={`panel-${active.key}`} onClose={close} />}
    </div>
  );
}
