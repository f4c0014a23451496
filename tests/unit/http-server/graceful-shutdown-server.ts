import http from 'node:http';
import { shutDownGracefully } from '@/lib/http-server/graceful-shutdown';

/** A server that finishes the response to `/slow` on command, and prints its last action. */

const report = (word: string) => process.send?.(word);

const server = http.createServer((request, response) => {
  if (request.url !== '/slow') {
    response.end('quick');
    return;
  }
  response.write('first half, ');
  report('asked');
  // The test completes the response after the shutdown has begun.
  process.stdin.once('data', () => response.end('second half'));
});

shutDownGracefully(server, async () => {
  console.log('done last');
});
server.listen(0, () => report(String((server.address() as { port: number }).port)));
