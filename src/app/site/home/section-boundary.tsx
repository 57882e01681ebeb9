import { Component, type ReactNode } from 'react';

/** Leaves out a section that fails to render, while the others stay. Only a class component can catch such an error. */
export class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
