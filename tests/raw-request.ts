import net from 'node:net';

export type RawResponse = {
  /** The response as Latin-1 text. */
  text: string;
  /** Whether the server has closed the connection. */
  isClosed: boolean;
};

/**
 * Sends bytes verbatim, which an HTTP client would not do, and reads until the server closes.
 * @param timeout idle timeout in ms
 */
export function exchangeRaw(
  port: number,
  parts: readonly string[],
  { host = 'localhost', timeout = 2000 }: { host?: string; timeout?: number } = {},
): Promise<RawResponse> {
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(port, host);
    const end = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, isClosed });
    };
    const timer = setTimeout(() => end(false), timeout);
    socket.setEncoding('latin1');
    socket.on('data', (data) => (text += String(data)));
    socket.on('error', () => end(true)).on('close', () => end(true));
    socket.on('connect', () => {
      for (const part of parts) socket.write(Buffer.from(part, 'latin1'));
    });
  });
}

/** Like `exchangeRaw`, but returns only the text of the response. */
export const sendRaw = async (port: number, parts: readonly string[], timeout = 2000): Promise<string> =>
  (await exchangeRaw(port, parts, { timeout })).text;

/** Extracts the status codes of all responses. */
export const statusesOf = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
