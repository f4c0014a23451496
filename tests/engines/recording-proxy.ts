import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../free-port';

/**
 * Stands in front of the site for a browser that does not tell its driver what goes wrong on a page: it passes everything
 * on, notes answers that are errors, and puts a listener before the site's own scripts. Pages come through as they are.
 */
export type RecordingProxy = {
  /** Its origin, which a browser visits instead of the site's. */
  origin: string;
  /** What was noted since it was last asked. */
  complaints: () => string[];
  close: () => void;
};

/** Where the listener tells what it heard. */
const tellPath = '/heard-by-the-front';

/** Runs in the page, once, before the first of its scripts that is a file. */
function hear(path: string): void {
  if ('isListenedTo' in window) return;
  Object.assign(window, { isListenedTo: true });
  const tell = (...parts: unknown[]) => navigator.sendBeacon(path, parts.map(String).join(' '));
  const failed = (target: EventTarget | null) =>
    target instanceof Element ? `Not loaded: ${target.outerHTML.slice(0, 200)}` : null;
  addEventListener('error', (event) => tell(failed(event.target) ?? event.message), true);
  addEventListener('unhandledrejection', (event) => tell('Unhandled rejection:', event.reason));
  addEventListener('securitypolicyviolation', (event) => tell('Refused by the policy:', event.blockedURI));
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      tell(...parts);
      write(...parts);
    };
  }
}

const isScript = (url: string) => /^\/_next\/static\/.*\.js(\?|$)/.test(url);
const listener = `(${hear.toString()})(${JSON.stringify(tellPath)});\n`;

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function passOn(port: number, incoming: IncomingMessage, outgoing: ServerResponse, note: (text: string) => void): void {
  const { method = 'GET', url = '/', headers } = incoming;
  const isWatched = isScript(url);
  const asked = { ...headers, ...(isWatched ? { 'accept-encoding': 'identity' } : {}) };
  const onward = ask({ host: 'localhost', port, method, path: url, headers: asked }, (answer) => {
    const status = answer.statusCode ?? 502;
    if (status >= 400) note(`${status} for ${url.split('?')[0]}`);
    const { 'content-length': length, ...rest } = answer.headers;
    outgoing.writeHead(status, isWatched || length === undefined ? rest : { ...rest, 'content-length': length });
    if (isWatched && status === 200) outgoing.write(listener);
    answer.pipe(outgoing);
  });
  onward.on('error', (error) => {
    if (!outgoing.destroyed) note(`${error.message} for ${url}`);
    outgoing.destroy();
  });
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** Starts one on a free port. @param port of the site */
export async function startRecordingProxy(port: number): Promise<RecordingProxy> {
  const noted: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== tellPath) {
      passOn(port, incoming, outgoing, (text) => noted.push(text));
      return;
    }
    void textOf(incoming).then((text) => {
      noted.push(text);
      outgoing.writeHead(204).end();
    });
  });
  return {
    origin: await listen(server),
    complaints: () => noted.splice(0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
