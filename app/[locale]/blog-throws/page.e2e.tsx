import { connection } from 'next/server';

export const dynamicParams = false;

/** A page of the blog that fails while it is rendered, in the suite's build only. */
export default async function Page() {
  await connection();
  throw new Error('This page throws on purpose.');
}
