import { notify } from '@appling/runtime/state';

interface ComingSoonLinkProps {
  label: string;
  href: string;
  notice: string;
}

/** A link to a missing feature: shows a notice instead of navigating. */
export function ComingSoonLink({ label, href, notice }: ComingSoonLinkProps) {
  return (
    <a
      href={href}
      data-press=""
      className="inline-flex min-h-6 items-center font-semibold text-leaf-deep underline decoration-2 underline-offset-4 hover:decoration-3 pointer-coarse:min-h-11"
      onClick={(event) => {
        event.preventDefault();
        notify('info', notice);
      }}
    >
      {label}
    </a>
  );
}
