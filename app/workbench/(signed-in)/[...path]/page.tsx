import { notFound } from 'next/navigation';
import { requireMember } from '@/lib/workbench/page-context';

/** Addresses of the workbench without a page: nobody learns which exist before sign-in. */
export default async function UnknownPage() {
  await requireMember('account');
  notFound();
}
