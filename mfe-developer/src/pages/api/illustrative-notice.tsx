interface IllustrativeNoticeProps {
  /** `to` is the anchor of what is real. */
  words: { label: string; text: string; link: string; to: string };
}

/** Says what on this page is an example, before anybody builds on it. */
export function IllustrativeNotice({ words }: IllustrativeNoticeProps) {
  return (
    <div role="note" aria-label={words.label} className="api-notice">
      <p className="text-pretty">
        {words.text}{' '}
        <a href={words.to} className="font-semibold underline underline-offset-4">
          {words.link}
        </a>
      </p>
    </div>
  );
}
