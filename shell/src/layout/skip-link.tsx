import { layout } from './layout.content';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-24 leaf-cut-md bg-leaf px-5 py-3 font-semibold text-on-leaf focus:translate-y-0"
    >
      {layout.skip}
    </a>
  );
}
