import { Component, Suspense, type ReactNode } from 'react';

/** Error boundary: a feature that throws or fails to load is dropped; the page stays. */
export class FeatureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    // Reported like other errors of the page.
    setTimeout(() => {
      throw error;
    });
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
