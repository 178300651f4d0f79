import { Component, type ReactNode } from 'react';

interface PlayerBoundaryProps {
  /** The player has no error callback: what it throws while rendering ends here. */
  onError: () => void;
  children: ReactNode;
}

export class PlayerBoundary extends Component<PlayerBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
