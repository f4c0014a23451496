import { draftWarnings } from '@/lib/pages/draft-lint';
import type { CollectionName } from '@/lib/urls/route-table';
import styles from './draft-bar.module.css';

/** Development-only checklist of what an article is still missing. Renders nothing if it is complete. */
export function DraftBar({ collection, id }: { collection: CollectionName; id: string }) {
  const issues = draftWarnings(collection, id);
  if (issues.length === 0) return null;
  return (
    <aside className={styles.bar} lang="en" aria-label="Draft issues">
      <ul>
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    </aside>
  );
}
