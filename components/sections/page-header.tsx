import styles from './page-header.module.css';

/** The heading and lead of a page. After a navigation the focus goes to the heading. */
export function PageHeader({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
