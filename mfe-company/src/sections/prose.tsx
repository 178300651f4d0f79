import { Link } from '@appling/runtime/router';
import { ExternalLink } from '@appling/ui/external-link';
import { Breakable } from './breakable';
import { textLink } from './text-link';

/** Renders text in which `[words](address)` is a link and `` `words` `` is code. */
export function Prose({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)]+\)|`[^`]+`)/).map((part, index) => {
    const [, words = '', address = ''] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (address) {
      return <ProseLink key={`${index} ${part}`} words={words} address={address} />;
    }
    if (part.startsWith('`')) {
      return (
        <code
          key={`${index} ${part}`}
          className="inline-block max-w-full rounded-badge bg-surface-sunken px-1.5 py-0.5 font-mono text-[0.875em]"
        >
          {part.slice(1, -1)}
        </code>
      );
    }
    return part;
  });
}

function ProseLink({ words, address }: { words: string; address: string }) {
  if (address.startsWith('https:')) {
    return (
      <ExternalLink href={address} className={textLink}>
        {words}
      </ExternalLink>
    );
  }
  // Anchors use the router too; native navigation would move focus away from the opened answer.
  if (/^[/#]/.test(address)) {
    return (
      <Link to={address} className={textLink}>
        {words}
      </Link>
    );
  }
  return (
    <a href={address} className={textLink}>
      <Breakable address={words} />
    </a>
  );
}
