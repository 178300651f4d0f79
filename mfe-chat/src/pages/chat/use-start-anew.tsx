import { notify } from '@appling/shared/state';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { StartAnewDialogProps } from './start-anew-dialog';
import { chatStore, hasWork, startAnew } from './chat-store';
import { chat } from './chat.content';

/** Starts over; asks first when something would be lost. The question is loaded when it is first asked. */
export function useStartAnew(onStart: () => void): { ask: () => void; question: ReactNode } {
  const [Dialog, setDialog] = useState<ComponentType<StartAnewDialogProps>>();
  const [isAsking, setAsking] = useState(false);
  const start = () => {
    setAsking(false);
    startAnew();
    onStart();
  };
  const ask = () => {
    if (!hasWork(chatStore.getState())) {
      start();
      return;
    }
    setAsking(true);
    if (Dialog) return;
    import(/* webpackChunkName: "start-anew" */ './start-anew-dialog').then(
      ({ StartAnewDialog }) => setDialog(() => StartAnewDialog),
      () => {
        setAsking(false);
        notify('error', chat.anew.offline);
      },
    );
  };
  const question = Dialog && (
    <Dialog open={isAsking} onConfirm={start} onCancel={() => setAsking(false)} />
  );
  return { ask, question };
}
