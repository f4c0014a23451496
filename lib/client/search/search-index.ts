import type { IndexLoader } from '@/lib/search/search';

const shards = new Map<string, Promise<unknown>>();

async function load(name: string): Promise<unknown> {
  const response = await fetch(`/search-index/${name}.json`);
  if (!response.ok) throw new Error(`Cannot load shard ${name} of the search index: status ${response.status}`);
  return response.json();
}

/** Chunks of the search index, each loaded once, when a query needs it. */
export const searchIndex: IndexLoader = {
  read(name) {
    const shard = shards.get(name) ?? load(name);
    shards.set(name, shard);
    // After a new build the chunks may differ, so the cached ones are dropped when one fails to load.
    shard.catch(() => shards.clear());
    return shard;
  },
};
