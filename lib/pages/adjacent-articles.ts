/** Index of each article by id, cached per collection because every page of the collection needs it. */
const cache = new WeakMap<readonly { id: string }[], ReadonlyMap<string, number>>();

function positionOf(all: readonly { id: string }[], id: string): number | undefined {
  const indexById = cache.get(all) ?? new Map(all.map((article, i) => [article.id, i]));
  cache.set(all, indexById);
  return indexById.get(id);
}

/**
 * Returns the previous and next article in the collection's order.
 * @param all the collection as shown to its readers; indexed once per array
 */
export function adjacentArticles<Article extends { id: string }>(
  all: readonly Article[],
  id: string,
): { previous: Article | undefined; next: Article | undefined } {
  const position = positionOf(all, id);
  return position === undefined
    ? { previous: undefined, next: undefined }
    : { previous: all[position - 1], next: all[position + 1] };
}
