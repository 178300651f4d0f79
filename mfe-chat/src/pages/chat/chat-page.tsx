import { chat } from './chat.content';

export default function ChatPage() {
  return (
    <div className="page-column section-space">
      <h1 tabIndex={-1} className="max-w-[12ch] text-title-1">
        {chat.heading}
      </h1>
      <p className="mt-6 max-w-[60ch] text-lead text-ink-muted">{chat.lead}</p>
    </div>
  );
}
