/* Development only: reloads the app's style sheet after a hot update. */
interface Hot {
  addStatusHandler: (handler: (status: string) => void) => void;
}

const { hot } = import.meta as unknown as { hot?: Hot };
const app = process.env.APP_NAME ?? '';

hot?.addStatusHandler((status) => {
  if (status !== 'idle') return;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-mfe-styles="${app}"]`)) {
    const next = link.cloneNode() as HTMLLinkElement;
    next.href = `${link.href.split('?')[0]}?t=${Date.now()}`;
    next.onload = () => link.remove();
    link.after(next);
  }
});

export {};
