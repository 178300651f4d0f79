import { Component, type ReactNode } from 'react';

interface DrawBoundaryProps {
  /** What is drawn. Another one is tried again. */
  of: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

/** A design that cannot be drawn leaves everything around it alive. */
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
