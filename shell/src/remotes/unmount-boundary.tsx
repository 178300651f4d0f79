import { Component, type ReactNode } from 'react';

interface UnmountBoundaryProps {
  remote: string | undefined;
  children: ReactNode;
}

/** Catches errors that a page throws on unmount, which React hands to the nearest boundary that stays mounted. */
export class UnmountBoundary extends Component<UnmountBoundaryProps> {
  /** Keeps no state: the next page is already inside, with its own boundary for render errors. */
  static getDerivedStateFromError() {
    return null;
  }

  override render() {
    return this.props.children;
  }
}
