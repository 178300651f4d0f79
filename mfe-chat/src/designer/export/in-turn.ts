/** Returns a function that starts each task after the tasks before it have ended, failed ones included. */
export function turns(): <Made>(make: () => Promise<Made>) => Promise<Made> {
  let last: Promise<unknown> = Promise.resolve();
  return (make) => {
    const made = last.then(make);
    last = made.catch(() => {});
    return made;
  };
}
