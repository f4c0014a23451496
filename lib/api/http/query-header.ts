/**
 * The header with which the HTTP server passes the original query to endpoints: Next.js parses and rewrites it, drops
 * fields with reserved names and replaces malformed escapes. It overwrites a value sent by the client.
 */
export const queryHeader = 'x-sent-query';
