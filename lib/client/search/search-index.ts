import type { IndexLoader } from '@/lib/search/search';

const parts = new Map<string, Promise<unknown>>();

async function load(name: string): Promise<unknown> {
  const response = await fetch(`/search-index/${name}.json`);
  if (!response.ok) throw new Error(`Cannot load shard ${name} of the search index: status ${response.status}`);
  return response.json();
}

/** Chunks of the search index, each loaded once, when a query needs it. */
export const searchIndex: IndexLoader = {
  read(name) {
    const known = parts.get(name) ?? load(name);
    parts.set(name, known);
    // After a new build the chunks may differ, so the cached ones are dropped when one fails to load.
    known.catch(() => parts.clear());
    return known;
  },
};
