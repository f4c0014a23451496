import styles from './search-form.module.css';

type SearchFormProps = { action: string; query: string; label: string; button: string };

/** A search field that works without scripts: a GET form. */
export function SearchForm({ action, query, label, button }: SearchFormProps) {
  return (
    <search>
      <form className={styles.form} action={action}>
        <label className={styles.field}>
          <span className="visually-hidden">{label}</span>
          <input type="search" name="q" defaultValue={query} placeholder={label} maxLength={200} />
        </label>
        <button className={styles.button} type="submit">
          {button}
        </button>
      </form>
    </search>
  );
}
