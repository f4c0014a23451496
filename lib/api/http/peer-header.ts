/**
 * The header with which the HTTP server passes the peer's IP address to endpoints, because Next.js does not; it
 * overwrites a value sent by the client.
 */
export const peerHeader = 'x-peer-address';
