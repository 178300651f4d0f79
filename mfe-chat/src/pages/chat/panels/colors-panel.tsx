import { Button } from '@appling/ui/button';
import { edit, useChat, useDesign } from '../chat-store';
import { chat } from '../chat.content';
import { CornerSlider } from './corner-slider';
import { PaletteChoice } from './palette-choice';
import { Panel } from './panel';
import { RoleRows } from './role-rows';
import { hasLookOf } from './tune';
import { colorWords as words } from './colors.content';

const { stage } = chat;

export function ColorsPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const design = useDesign();
  const delivered = useChat((state) => state.delivered);
  const isAsDelivered = hasLookOf(design, delivered);
  const startOver = () => {
    if (isAsDelivered) return;
    const { palette, radius, mode } = delivered.look;
    edit({ op: 'theme.look', palette, radius, mode });
  };
  return (
    <Panel
      id={id}
      title={stage.colors}
      onClose={onClose}
      foot={
        <>
          <Button kind="outline" aria-disabled={isAsDelivered || undefined} onClick={startOver}>
            {words.startOver}
          </Button>
          <Button kind="strong" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <PaletteChoice />
      <RoleRows />
      <CornerSlider />
    </Panel>
  );
}
