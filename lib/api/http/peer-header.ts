/** How the site's own server tells calls who opened the connection, which Next.js does not; it overwrites a client's. */
export const peerHeader = 'x-peer-address';
