import { Button } from '@appling/ui/button';

interface NoArticlesProps {
  words: { heading: string; text: string; button: string };
  onAll: () => void;
}

/** Says that nothing matches, with a button that shows all articles. */
export function NoArticles({ words, onAll }: NoArticlesProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-surface-sunken p-8 lg:p-12">
      <p className="font-display text-heading-1">{words.heading}</p>
      <p className="text-ink-muted">{words.text}</p>
      <Button className="mt-3" onClick={onAll}>
        {words.button}
      </Button>
    </div>
  );
}
