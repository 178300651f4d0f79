export interface Quote {
  text: string;
  name: string;
  role: string;
}

export function PullQuote({ text, name, role }: Quote) {
  return (
    <figure className="border-l-4 border-leaf pl-6 lg:pl-10">
      <blockquote className="max-w-[24em] font-display text-heading-1 leading-[1.16] font-[640]">
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="mt-5 text-label">
        {name}
        <span className="block font-normal text-ink-muted">{role}</span>
      </figcaption>
    </figure>
  );
}
