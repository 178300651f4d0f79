const marks = {
  peak: 'M1 21 9.2 3.6a1 1 0 0 1 1.8 0L19.2 21l-9.1-6.4Z',
  ring: 'M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24Zm0 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8Zm0 4.9a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  ear: 'M12 1c2.6 2.2 2.6 5 0 7.2C9.4 6 9.4 3.2 12 1ZM10.9 13.2C6.5 13.7 3.7 11.5 3 7.5c4.3-.4 7.2 1.7 7.9 5.7Zm2.2 0c4.4.5 7.2-1.7 7.9-5.7-4.3-.4-7.2 1.7-7.9 5.7Zm-2.2 6C6.5 19.7 3.7 17.5 3 13.5c4.3-.4 7.2 1.7 7.9 5.7Zm2.2 0c4.4.5 7.2-1.7 7.9-5.7-4.3-.4-7.2 1.7-7.9 5.7ZM11 10h2v14h-2Z',
  kite: 'M12 1 20.5 11.5 12 23 3.5 11.5Z',
  wave: 'M0 9c4-5 8-5 12 0s8 5 12 0v5c-4 5-8 5-12 0S4 9 0 14Z',
  fern: 'M11 24C11 14 6 11 1 10.5 1.5 4.5 8 4 11.3 9.5 12 4 16 1 22.5 1 23 9 18.5 12.5 13 13.5V24Z',
  bell: 'M12 1c5 0 7.5 3.5 7.5 8.5 0 4 1 6 3 8H1.5c2-2 3-4 3-8C4.5 4.5 7 1 12 1ZM8.5 19.5h7a3.5 3.5 0 0 1-7 0Z',
} as const;

export type MarkName = keyof typeof marks;

export function TeamMark({ mark }: { mark: MarkName }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6 flex-none fill-current" aria-hidden="true">
      <path fillRule="evenodd" d={marks[mark]} />
    </svg>
  );
}
