import { Button } from '@appling/shared/ui/button';
import { History, Maximize, MousePointerClick, RotateCcw, Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatStore, goToScreen } from '../chat-store';
import { designOf } from '../../../designer/edit/edit-log';
import { chat } from '../chat.content';
import { closePanel, openPanel, restart, showBoard, showFull, useView } from '../view-store';

interface Tool {
  key: keyof typeof chat.tools;
  icon: ReactNode;
  isOn?: boolean;
  use: () => void;
}

/** What can be done with the phone besides tapping it. */
function useTools(): Tool[] {
  const panel = useView((view) => view.panel);
  const isBoard = useView((view) => view.isBoard);
  const turn = (name: 'select' | 'versions') => () =>
    panel === name ? closePanel() : openPanel(name);
  return [
    {
      key: 'select',
      icon: <MousePointerClick aria-hidden="true" />,
      isOn: panel === 'select',
      use: turn('select'),
    },
    {
      key: 'board',
      icon: <Workflow aria-hidden="true" />,
      isOn: isBoard,
      use: () => showBoard(!isBoard),
    },
    {
      key: 'versions',
      icon: <History aria-hidden="true" />,
      isOn: panel === 'versions',
      use: turn('versions'),
    },
    {
      key: 'restart',
      icon: <RotateCcw aria-hidden="true" />,
      use: () => {
        restart();
        goToScreen(designOf(chatStore.getState().log).start);
      },
    },
    { key: 'full', icon: <Maximize aria-hidden="true" />, use: () => showFull(true) },
  ];
}

/** Beside the phone: an icon with its word below. */
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

/** The same in a menu, where there is no room beside the phone. */
export function ToolItems({ onUse }: { onUse?: () => void }) {
  return useTools().map(({ key, icon, isOn, use }) => (
    <Button
      key={key}
      kind="quiet"
      size="small"
      className="chat-menu-item"
      aria-pressed={isOn}
      onClick={({ currentTarget }) => {
        // The box closes; what opens next gives the focus back to the button of the menu.
        currentTarget.closest('.chat-disclosure')?.querySelector('button')?.focus();
        onUse?.();
        use();
      }}
    >
      {icon}
      {chat.tools[key]}
    </Button>
  ));
}
