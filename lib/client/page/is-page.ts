/** Whether a path is a page, not a file or an endpoint: its last segment has no extension. */
export const isPage = (path: string) => !path.startsWith('/api/') && !/\.\w+$/.test(path);
