import type { AdminCommandOutput } from '@/lib/api/admin/commands';

const formatRows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** Formats the result of a restore. */
export function formatRestore({ added, present, erased }: AdminCommandOutput<'restore'>): string {
  const skipped = erased > 0 ? ` Skipped ${formatRows(erased)} of erased or removed persons.` : '';
  if (added + present + erased === 0) return 'Added nothing: the backup has no rows.';
  if (added === 0) return `Added nothing: all ${formatRows(present)} were already present.${skipped}`;
  const existing = present > 0 ? `; ${formatRows(present)} were already present` : '';
  return `Added ${formatRows(added)}${existing}.${skipped}`;
}
