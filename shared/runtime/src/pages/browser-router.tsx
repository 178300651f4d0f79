import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, createBrowserHistory } from '@appling/runtime/router';

/** React Router's browser router, built only from what the façade exports. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) =>
        startTransition(() => setShown({ action, location })),
      ),
    [history],
  );
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
