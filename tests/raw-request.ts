import net from 'node:net';

export type RawAnswer = {
  /** What came back, as Latin-1. */
  text: string;
  /** True when the server has closed the connection. */
  isClosed: boolean;
};

/**
 * Sends bytes as they are, whatever a client library thinks of them, and reads until the server closes.
 * @param patience milliseconds after which no more is waited for
 */
export function exchangeRaw(
  port: number,
  pieces: readonly string[],
  { host = 'localhost', patience = 2000 }: { host?: string; patience?: number } = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(port, host);
    const end = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, isClosed });
    };
    const timer = setTimeout(() => end(false), patience);
    socket.setEncoding('latin1');
    socket.on('data', (data) => (text += String(data)));
    socket.on('error', () => end(true)).on('close', () => end(true));
    socket.on('connect', () => {
      for (const piece of pieces) socket.write(Buffer.from(piece, 'latin1'));
    });
  });
}

/** The same for callers that only want what came back. */
export const sendRaw = async (port: number, pieces: readonly string[], patience = 2000): Promise<string> =>
  (await exchangeRaw(port, pieces, { patience })).text;

/** The status of every answer in what came back. */
export const statusesOf = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
