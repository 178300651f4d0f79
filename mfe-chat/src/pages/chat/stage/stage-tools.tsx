import {
  History,
  Maximize,
  MousePointerClick,
  Palette,
  RotateCcw,
  Share2,
  Workflow,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { chatStore, goToScreen } from '../chat-store';
import { designOf } from '../../../designer/edit/edit-log';
import { chat } from '../chat.content';
import { MenuItem } from '../menu-item';
import { closePanel, openPanel, restart, showBoard, showFull, useView } from '../view-store';

interface Tool {
  key: keyof typeof chat.tools;
  icon: ReactNode;
  isOn?: boolean;
  use: () => void;
}

function useTools(): Tool[] {
  const panel = useView((view) => view.panel);
  const isBoard = useView((view) => view.isBoard);
  const opening = (key: 'select' | 'pictures' | 'versions' | 'share', icon: ReactNode): Tool => ({
    key,
    icon,
    isOn: panel === key,
    use: () => (panel === key ? closePanel() : openPanel(key)),
  });
  return [
    opening('select', <MousePointerClick />),
    opening('pictures', <Palette />),
    { key: 'board', icon: <Workflow />, isOn: isBoard, use: () => showBoard(!isBoard) },
    opening('versions', <History />),
    opening('share', <Share2 />),
    {
      key: 'restart',
      icon: <RotateCcw />,
      use: () => {
        restart();
        goToScreen(designOf(chatStore.getState().log).start);
      },
    },
    { key: 'full', icon: <Maximize />, use: () => showFull(true) },
  ];
}

export function StageTools() {
  return (
    <div role="group" aria-label={chat.toolsLabel} className="chat-tool-bar">
      {useTools().map(({ key, icon, isOn, use }) => (
        <button key={key} type="button" aria-pressed={isOn} onClick={use}>
          {icon}
          {chat.tools[key]}
        </button>
      ))}
    </div>
  );
}

/** Replaces the toolbar on narrow stages. */
export function ToolItems({ onUse }: { onUse?: () => void }) {
  return useTools().map(({ key, icon, isOn, use }) => (
    <MenuItem
      key={key}
      aria-pressed={isOn}
      onUse={() => {
        onUse?.();
        use();
      }}
    >
      {icon}
      {chat.tools[key]}
    </MenuItem>
  ));
}
