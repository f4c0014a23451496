import { draftMetadata } from '@/lib/pages/draft-metadata';
import { lintDraft } from '@/lib/pages/draft-lint';
import type { CollectionName } from '@/lib/urls/route-table';
import styles from './draft-bar.module.css';

/** Lists what an article lacks, in English, for its editor; in development only. Renders nothing if it is complete. */
export function DraftBar({ collection, id }: { collection: CollectionName; id: string }) {
  const remarks = lintDraft(draftMetadata(collection, id));
  if (remarks.length === 0) return null;
  return (
    <aside className={styles.bar} lang="en" aria-label="For editors">
      <ul>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </aside>
  );
}
