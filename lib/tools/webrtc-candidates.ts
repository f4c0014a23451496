/** Addresses that WebRTC shows to pages. */

/** An ICE candidate (RFC 8839): `address` is an IP address, or a random name that hides it. */
export type Candidate = { type: 'host' | 'srflx' | 'prflx' | 'relay'; protocol: string; address: string };

/** Reads a line like `candidate:1 1 udp 2122260223 192.0.2.1 54321 typ host`; null for another. */
export function parseCandidate(line: string): Candidate | null {
  const [, protocol, address, type] =
    /^(?:a=)?candidate:\S+ \d+ (\w+) \d+ (\S+) \d+ typ (host|srflx|prflx|relay)\b/i.exec(line) ?? [];
  if (!protocol || !address || !type) return null;
  return { type: type.toLowerCase() as Candidate['type'], protocol: protocol.toLowerCase(), address };
}

/**
 * Collects candidates; each address once.
 * @param stunUrl a server that is asked for the public address; without one, nothing is sent to any server
 * @param duration ms after which it stops waiting
 * @returns null if the browser has no WebRTC
 */
export async function collectCandidates(stunUrl: string | null, duration: number): Promise<Candidate[] | null> {
  if (typeof RTCPeerConnection === 'undefined') return null;
  const connection = new RTCPeerConnection(stunUrl ? { iceServers: [{ urls: stunUrl }] } : {});
  const found = new Map<string, Candidate>();
  try {
    connection.createDataChannel('');
    const complete = new Promise<void>((resolve) => {
      connection.addEventListener('icecandidate', ({ candidate }) => {
        if (!candidate) return resolve();
        const parsed = parseCandidate(candidate.candidate);
        if (parsed) found.set(`${parsed.type} ${parsed.address}`, parsed);
      });
    });
    await connection.setLocalDescription(await connection.createOffer());
    await Promise.race([complete, new Promise((resolve) => setTimeout(resolve, duration))]);
  } catch {
    return null;
  } finally {
    connection.close();
  }
  return [...found.values()];
}
