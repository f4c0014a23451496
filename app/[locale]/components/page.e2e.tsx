import type { Metadata } from 'next';
import { Gallery } from './gallery';

export const metadata: Metadata = { title: 'Components', robots: { index: false } };

/** The component gallery; e2e build only. docs/design-system.md explains how to open it. */
export default function Page() {
  return <Gallery />;
}
