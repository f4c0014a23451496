import type { Metadata } from 'next';
import { Gallery } from './gallery';

export const dynamicParams = false;

export const metadata: Metadata = { title: 'Parts', robots: { index: false } };

/** The sheet of the parts, in the suite's build only; docs/look.md tells how to open it. */
export default function Page() {
  return <Gallery />;
}
