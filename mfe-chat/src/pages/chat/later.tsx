import { notify } from '@appling/runtime/state';
import { type ComponentType, useEffect, useState } from 'react';
import { chat } from './chat.content';
import { fetchOnce } from './fetch-once';

/** Renders at once when loaded. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { known, fetch } = fetchOnce(load);

  function Later(props: Props) {
    const [Part, setPart] = useState(known);
    const { onClose } = props as { onClose?: () => void };
    useEffect(() => {
      if (Part) return undefined;
      let isWanted = true;
      fetch().then(
        (part) => isWanted && setPart(() => part),
        () => {
          if (!isWanted) return;
          // Only parts that can be closed report a failed load.
          if (onClose) notify('error', chat.offline);
          onClose?.();
        },
      );
      return () => {
        isWanted = false;
      };
    }, [Part, onClose]);
    return Part ? <Part {...props} /> : null;
  }
  return {
    show: (props: Props, key?: string) => <Later key={key} {...props} />,
    fetch,
  };
}
