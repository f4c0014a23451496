import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../free-port';

/**
 * Proxy for a browser whose driver does not report page errors: it records error responses and injects a listener
 * before the site's own scripts. HTML passes through unchanged.
 */
export type RecordingProxy = {
  /** The origin that the browser visits instead of the site's. */
  origin: string;
  /** Returns what was recorded since the last call. */
  drainErrors: () => string[];
  close: () => void;
};

/** Endpoint to which the listener reports. */
const reportPath = '/__errors';

/** Runs in the page once, before its first external script. */
function installListener(path: string): void {
  if ('__errorListenerInstalled' in window) return;
  Object.assign(window, { __errorListenerInstalled: true });
  const report = (...parts: unknown[]) => navigator.sendBeacon(path, parts.map(String).join(' '));
  const failed = (target: EventTarget | null) =>
    target instanceof Element ? `Failed to load: ${target.outerHTML.slice(0, 200)}` : null;
  addEventListener('error', (event) => report(failed(event.target) ?? event.message), true);
  addEventListener('unhandledrejection', (event) => report('Unhandled rejection:', event.reason));
  addEventListener('securitypolicyviolation', (event) => report('Blocked by the CSP:', event.blockedURI));
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      report(...parts);
      write(...parts);
    };
  }
}

const isScript = (url: string) => /^\/_next\/static\/.*\.js(\?|$)/.test(url);
const listener = `(${installListener.toString()})(${JSON.stringify(reportPath)});\n`;

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function forward(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  record: (text: string) => void,
): void {
  const { method = 'GET', url = '/', headers } = incoming;
  const isInstrumented = isScript(url);
  const requestHeaders = { ...headers, ...(isInstrumented ? { 'accept-encoding': 'identity' } : {}) };
  const upstreamRequest = request(
    { host: 'localhost', port, method, path: url, headers: requestHeaders },
    (upstream) => {
      const status = upstream.statusCode ?? 502;
      if (status >= 400) record(`${status} for ${url.split('?')[0]}`);
      const { 'content-length': length, ...rest } = upstream.headers;
      outgoing.writeHead(status, isInstrumented || length === undefined ? rest : { ...rest, 'content-length': length });
      if (isInstrumented && status === 200) outgoing.write(listener);
      upstream.pipe(outgoing);
    },
  );
  upstreamRequest.on('error', (error) => {
    if (!outgoing.destroyed) record(`${error.message} for ${url}`);
    outgoing.destroy();
  });
  outgoing.on('close', () => upstreamRequest.destroy());
  incoming.pipe(upstreamRequest);
}

/** Starts a proxy on a free port. @param port the site's port */
export async function startRecordingProxy(port: number): Promise<RecordingProxy> {
  const recorded: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== reportPath) {
      forward(port, incoming, outgoing, (text) => recorded.push(text));
      return;
    }
    void readBody(incoming).then((text) => {
      recorded.push(text);
      outgoing.writeHead(204).end();
    });
  });
  return {
    origin: await listen(server),
    drainErrors: () => recorded.splice(0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
