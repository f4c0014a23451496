/**
 * How the site's own server tells calls the query as it was sent: Next.js reads it and writes it anew, without fields that
 * mean something to JavaScript, and with other characters in the place of broken escapes. It overwrites a client's.
 */
export const queryHeader = 'x-sent-query';
