import { fetchEdits } from '../edits';
import { later } from '../later';
import type { PanelName } from '../view-store';

interface PanelProps {
  id: string;
  onClose: () => void;
}

/** Loads the editing code with the panel, so that changes apply at once. */
const editing = async <Part>(part: Promise<Part>): Promise<Part> => {
  const [it] = await Promise.all([part, fetchEdits()]);
  return it;
};

/** Each panel is a separate chunk. */
export const panelParts = {
  colors: later<PanelProps>(() =>
    editing(
      import(/* webpackChunkName: "colors" */ '../panels/colors-panel').then((m) => m.ColorsPanel),
    ),
  ),
  layout: later<PanelProps>(() =>
    editing(
      import(/* webpackChunkName: "layout" */ '../panels/layout-panel').then((m) => m.LayoutPanel),
    ),
  ),
  export: later<PanelProps>(() =>
    import(/* webpackChunkName: "export" */ '../panels/export-panel').then((m) => m.ExportPanel),
  ),
  select: later<PanelProps>(() =>
    editing(
      import(/* webpackChunkName: "select" */ '../select/select-panel').then((m) => m.SelectPanel),
    ),
  ),
  versions: later<PanelProps>(() =>
    import(/* webpackChunkName: "versions" */ '../panels/versions-panel').then(
      (m) => m.VersionsPanel,
    ),
  ),
  recent: later<PanelProps>(() =>
    import(/* webpackChunkName: "recent" */ '../panels/recent-panel').then((m) => m.RecentPanel),
  ),
  pictures: later<PanelProps>(() =>
    editing(
      import(/* webpackChunkName: "pictures" */ '../pictures/pictures-panel').then(
        (m) => m.PicturesPanel,
      ),
    ),
  ),
  share: later<PanelProps>(() =>
    import(/* webpackChunkName: "share" */ '../share/share-panel').then((m) => m.SharePanel),
  ),
} satisfies Record<PanelName, unknown>;

export const board = later<{ onClose: () => void }>(() =>
  import(/* webpackChunkName: "board" */ '../board/board').then((m) => m.Board),
);

export const fullScreen = later<{ onClose: () => void }>(() =>
  import(/* webpackChunkName: "extras" */ '../conversation/extras').then((m) => m.FullScreen),
);
