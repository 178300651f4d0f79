import { createRoot } from 'react-dom/client';
import type { PageSource } from '../remotes/page-source';
import type { RegistryClient } from '@appling/runtime/loading/registry';
import { closeInspector, wantsInspector } from './inspecting';
import { Inspector } from './inspector';
import { OverrideBanner } from './override-banner';
import type { Taken } from './overrides';
import { TOOLS_STYLE } from './tools-style';

/** Shows the banner of an override and, with `?inspect`, the inspector, in a shadow tree of their own. */
export function startTools(
  registry: RegistryClient,
  source: Pick<PageSource, 'subscribe' | 'state'>,
  taken: Taken,
): void {
  const host = document.createElement('appling-tools');
  const shadow = host.attachShadow({ mode: 'open' });
  // A constructed sheet is no inline style: the strict policy lets it be.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(TOOLS_STYLE);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(host);
  const root = createRoot(shadow);
  const render = () =>
    root.render(
      <>
        {wantsInspector() && (
          <Inspector
            registry={registry}
            source={source}
            onClose={() => {
              closeInspector();
              render();
            }}
          />
        )}
        <OverrideBanner {...taken} />
      </>,
    );
  render();
}
