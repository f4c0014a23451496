/** Maximum size of a request body, in bytes. */
export const bodyLimit = 64 * 1024;
