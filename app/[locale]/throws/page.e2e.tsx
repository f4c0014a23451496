import { connection } from 'next/server';

export const dynamicParams = false;

/** A page that throws while rendering; e2e build only. */
export default async function Page() {
  await connection();
  throw new Error('This page throws on purpose.');
}
