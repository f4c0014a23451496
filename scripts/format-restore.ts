import type { AdminCommandOutput } from '@/lib/api/admin/commands';

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** What a restore did, in words. */
export function formatRestore({ added, present, erased }: AdminCommandOutput<'restore'>): string {
  const left = erased > 0 ? ` Left out ${rows(erased)} of what was erased.` : '';
  if (added + present + erased === 0) return 'Added nothing: the backup holds no rows.';
  if (added === 0) return `Added nothing: all ${rows(present)} were there.${left}`;
  const there = present > 0 ? `, and ${rows(present)} were there` : '';
  return `Added ${rows(added)}${there}.${left}`;
}
