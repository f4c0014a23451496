/** Folders of the search index in a build, and its URLs. */

/** Shards with hashed names; next to scripts and styles, so that those of earlier builds are retained equally long. */
export const shardFolder = 'static/search-index';
/** The pointer file of each locale. */
export const pointerFolder = 'search-index';
/** Page shards with the full text, read only by the server. */
export const fullTextFolder = 'search-texts';

export const shardPath = (name: string): string => `${name}.json`;

/** The URL path of a shard. */
export const shardUrl = (name: string): string => `/search-index/${shardPath(name)}`;
