import { editorFacts } from '@/lib/pages/editor-facts';
import { editorRemarks } from '@/lib/pages/editor-remarks';
import type { CollectionName } from '@/lib/routes/route-table';
import styles from './draft-bar.module.css';

/** What an article lacks, for its editor, in English; for development alone. Nothing where it lacks nothing. */
export function DraftBar({ collection, id }: { collection: CollectionName; id: string }) {
  const remarks = editorRemarks(editorFacts(collection, id));
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
