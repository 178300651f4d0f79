export const replyStyles = ['Coquette', 'Minimal', 'Pastel'] as const;
export type ReplyStyle = (typeof replyStyles)[number];

export interface ChatMessage {
  id: string;
  type: 'user' | 'ai';
  content: string;
  /** Milliseconds since 1970; 0 for the greeting. */
  timestamp: number;
  design?: { style: ReplyStyle; preview: string };
}

/** Delay of a reply, in ms. */
export const REPLY_DELAY = 2000;
/** In characters; longer texts stay in the input. */
export const MESSAGE_LIMIT = 4000;

/** Case-sensitive by specification: "Coquette" does not match. */
export function styleOf(text: string): ReplyStyle {
  if (text.includes('coquette')) return 'Coquette';
  if (text.includes('minimal')) return 'Minimal';
  return 'Pastel';
}

export const isBlank = (text: string): boolean => text.trim() === '';
export const isTooLong = (text: string): boolean => text.length > MESSAGE_LIMIT;

/** Messages to render initially; each reply has a picture, so thousands would block the page. */
export const NEWEST = 30;
