import { later } from '../later';
import type { PanelName } from '../view-store';

interface PanelProps {
  id: string;
  onClose: () => void;
}

/** What is not seen at first, each in a file of its own. */
export const panelParts = {
  colors: later<PanelProps>(() =>
    import(/* webpackChunkName: "colors" */ '../panels/colors-panel').then((m) => m.ColorsPanel),
  ),
  layout: later<PanelProps>(() =>
    import(/* webpackChunkName: "layout" */ '../panels/layout-panel').then((m) => m.LayoutPanel),
  ),
  export: later<PanelProps>(() =>
    import(/* webpackChunkName: "export" */ '../panels/export-panel').then((m) => m.ExportPanel),
  ),
  select: later<PanelProps>(() =>
    import(/* webpackChunkName: "select" */ '../select/select-panel').then((m) => m.SelectPanel),
  ),
  versions: later<PanelProps>(() =>
    import(/* webpackChunkName: "versions" */ '../panels/versions-panel').then(
      (m) => m.VersionsPanel,
    ),
  ),
  recent: later<PanelProps>(() =>
    import(/* webpackChunkName: "recent" */ '../panels/recent-panel').then((m) => m.RecentPanel),
  ),
} satisfies Record<PanelName, unknown>;

export const board = later<{ onClose: () => void }>(() =>
  import(/* webpackChunkName: "board" */ '../board/board').then((m) => m.Board),
);
