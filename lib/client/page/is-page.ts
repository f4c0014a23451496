/** A page, not a file or a call: the last segment of its path has no extension. */
export const isPage = (path: string) => !path.startsWith('/api/') && !/\.\w+$/.test(path);
