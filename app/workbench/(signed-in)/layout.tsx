import type { ReactNode } from 'react';
import { WorkbenchShell } from '@/components/workbench/shell';
import { currentMember } from '@/lib/workbench/page-context';

/** Navigation of all pages after sign-in. Pages check for themselves who may open them. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const member = await currentMember();
  return member ? <WorkbenchShell member={member}>{children}</WorkbenchShell> : children;
}
