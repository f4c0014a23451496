/** Where the parts of the index lie in a build, and at which addresses. */

/** Parts whose names hold a digest; beside scripts and styles, so that those of earlier builds stay as long as theirs. */
export const shardFolder = 'static/search-index';
/** Where reading begins, for each language. */
export const entryFolder = 'search-index';
/** The pages' parts with all of their texts, which only the server reads. */
export const textFolder = 'search-texts';

export const shardPath = (name: string): string => `${name}.json`;

/** The address of a part. */
export const shardUrl = (name: string): string => `/search-index/${shardPath(name)}`;
