export const replyStyles = ['Coquette', 'Minimal', 'Pastel'] as const;
export type ReplyStyle = (typeof replyStyles)[number];

export interface ChatMessage {
  id: string;
  type: 'user' | 'ai';
  content: string;
  /** Milliseconds since 1970; 0 for the greeting, which is as old as the page. */
  timestamp: number;
  design?: { style: ReplyStyle; preview: string };
}

/** Milliseconds from a message to its reply. */
export const REPLY_DELAY = 2000;
/** Longest message in characters; a longer text stays in the input. */
export const MESSAGE_LIMIT = 4000;

/** The style of a reply. Case-sensitive on purpose: the specification says so, "Coquette" does not count. */
export function styleOf(text: string): ReplyStyle {
  if (text.includes('coquette')) return 'Coquette';
  if (text.includes('minimal')) return 'Minimal';
  return 'Pastel';
}

export const isBlank = (text: string): boolean => text.trim() === '';
export const isTooLong = (text: string): boolean => text.length > MESSAGE_LIMIT;

/** Newest messages that are drawn at once: each reply has a picture, so thousands would stop the page. */
export const NEWEST = 30;
