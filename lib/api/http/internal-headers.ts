/** Headers with which the HTTP server passes on what Next.js hides from endpoints. They overwrite values of the client. */

/** The peer's IP address. */
export const peerHeader = 'x-peer-address';

/** The original query: Next.js rewrites it, drops fields with reserved names and replaces malformed escapes. */
export const queryHeader = 'x-sent-query';
