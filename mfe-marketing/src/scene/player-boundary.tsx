import { Component, type ReactNode } from 'react';

interface PlayerBoundaryProps {
  /** Called with render errors, since the player has no error callback. */
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
