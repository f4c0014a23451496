import net from 'node:net';

/** Sends bytes as they are, whatever a client library thinks of them. @returns what came back until the end, or in time */
export function sendRaw(port: number, pieces: readonly string[], patience = 2000): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect(port, 'localhost');
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(end, patience);
    socket.setEncoding('latin1');
    socket.on('data', (text) => (answer += String(text)));
    socket.on('error', end).on('close', end);
    socket.on('connect', () => {
      for (const piece of pieces) socket.write(Buffer.from(piece, 'latin1'));
    });
  });
}

/** The status of every answer in what came back. */
export const statusesOf = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
