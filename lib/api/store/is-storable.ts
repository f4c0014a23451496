/** Valid in JSON, but not in PostgreSQL: NUL and unpaired surrogates. */
const unstorable = /[\0\p{Surrogate}]/u;
/** Maximum nesting depth. PostgreSQL's own limit depends on its memory; endpoints store only a few levels. */
const maxDepth = 100;

/** Whether PostgreSQL can store plain data: its strings and names, at any depth. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < maxDepth && Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item, depth + 1))
  );
}
