import button from '@/components/ui/button.module.css';
import field from '@/components/ui/field.module.css';
import styles from './search-form.module.css';

type SearchFormProps = { action: string; query: string; label: string; submit: string };

/** A search field that works without scripts: a GET form. */
export function SearchForm({ action, query, label, submit }: SearchFormProps) {
  return (
    <search>
      <form className={styles.form} action={action}>
        <label className={styles.field}>
          <span className="visually-hidden">{label}</span>
          <input
            className={field.input}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={label}
            maxLength={200}
          />
        </label>
        <button className={button.primary} type="submit">
          {submit}
        </button>
      </form>
    </search>
  );
}
