import { Component, Suspense, type ReactNode } from 'react';

/** Keeps a part that fails, or whose code cannot be had, from taking the page along: the page does without it. */
export class FeatureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    // Reported like any other error of the page.
    setTimeout(() => {
      throw error;
    });
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
