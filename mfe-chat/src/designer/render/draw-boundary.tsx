import { Component, type ReactNode } from 'react';

interface DrawBoundaryProps {
  /** A change resets the boundary. */
  of: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

/** Contains errors of designs that cannot be drawn. */
export class DrawBoundary extends Component<DrawBoundaryProps> {
  override state = { of: this.props.of, hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  static getDerivedStateFromProps({ of }: DrawBoundaryProps, state: { of: unknown }) {
    return of === state.of ? null : { of, hasFailed: false };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
