import { notify } from '@appling/runtime/state';
import { type ComponentType, useEffect, useState } from 'react';
import { chat } from './chat.content';
import { fetchOnce } from './fetch-once';

/** A part of the page that is fetched when it is first wanted; once there, it shows at once. */
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
          // What nobody has to close is missed by nobody.
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
    /** Fetches it ahead. */
    fetch,
  };
}
