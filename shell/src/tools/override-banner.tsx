import { useState } from 'react';
import { stopOverriding, writeOverride, type Taken } from './overrides';
import { tools } from './tools.content';

const words = tools.banner;

/** Shows the overrides of this tab, with a button that ends them. */
export function OverrideBanner({ overrides, refusals }: Taken) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed || overrides.length + refusals.length === 0) return null;
  const stop = () => {
    stopOverriding();
    location.reload();
  };
  return (
    <section className="banner" aria-label={words.label}>
      {overrides.length > 0 && (
        <p>
          {words.shows} <strong>{overrides.map(writeOverride).join(', ')}</strong> {words.instead}
        </p>
      )}
      {refusals.map((refusal) => (
        <p key={refusal} role="alert">
          <strong>{words.refused}</strong> {refusal}
        </p>
      ))}
      {overrides.length > 0 ? (
        <button type="button" onClick={stop}>
          {words.stop}
        </button>
      ) : (
        <button type="button" onClick={() => setDismissed(true)}>
          {words.dismiss}
        </button>
      )}
    </section>
  );
}
