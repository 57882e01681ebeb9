import { Component, type ReactNode } from 'react';

/** A section that cannot be drawn is left out; the others stay (only a class can catch that). */
export class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
