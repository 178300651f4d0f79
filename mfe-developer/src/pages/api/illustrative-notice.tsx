interface IllustrativeNoticeProps {
  /** `to`: anchor of the section about what works. */
  words: { label: string; text: string; link: string; to: string };
}

/** Says which content of this page is an example. */
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
