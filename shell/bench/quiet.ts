import type { Page, Request } from 'playwright';

/** Follows a page's requests. Returns a function that waits for `quiet` ms without requests, at most `limit` ms. */
export function followRequests(page: Page): (quiet: number, limit: number) => Promise<void> {
  const underWay = new Set<Request>();
  let changed = () => {};
  const begin = (request: Request) => {
    underWay.add(request);
    changed();
  };
  const end = (request: Request) => {
    underWay.delete(request);
    changed();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return (quiet, limit) =>
    new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const finish = () => {
        clearTimeout(timer);
        clearTimeout(last);
        changed = () => {};
        resolve();
      };
      const last = setTimeout(finish, limit);
      changed = () => {
        clearTimeout(timer);
        if (underWay.size === 0) timer = setTimeout(finish, quiet);
      };
      changed();
    });
}
