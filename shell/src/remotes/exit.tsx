import { Component, type ReactNode } from 'react';

interface ExitProps {
  /** Owner of the page inside, for the report. */
  remote: string | undefined;
  children: ReactNode;
}

/**
 * Outlives the page inside. React hands what a page throws while it is unmounted (effect and ref cleanups,
 * `componentWillUnmount`) to the nearest boundary that stays; without one it would take down the whole site.
 */
export class Exit extends Component<ExitProps> {
  /** Keeps no state: what is inside by then is drawn, and a page that throws while drawn has a boundary of its own. */
  static getDerivedStateFromError() {
    return null;
  }

  override render() {
    return this.props.children;
  }
}
