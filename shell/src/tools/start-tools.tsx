import { createRoot } from 'react-dom/client';
import type { PageSource } from '../remotes/page-source';
import type { RegistryClient } from '@appling/runtime/loading/registry';
import { closeInspector, wantsInspector } from './inspecting';
import { Inspector } from './inspector';
import { OverrideBanner } from './override-banner';
import type { Taken } from './overrides';
import { TOOLS_STYLE } from './tools-style';

/** Shows the override banner and, with `?inspect`, the inspector, in a shadow tree. */
export function startTools(
  registry: RegistryClient,
  source: Pick<PageSource, 'subscribe' | 'state'>,
  taken: Taken,
): void {
  const host = document.createElement('appling-tools');
  const shadow = host.attachShadow({ mode: 'open' });
  // The strict policy allows constructed style sheets but no inline styles.
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
