import http from 'node:http';
import { shutDownGracefully } from '@/lib/http-server/graceful-shutdown';

/** A server that finishes the answer to `/slow` when it is told to, and prints what it does last. */

const tell = (word: string) => process.send?.(word);

const server = http.createServer((request, response) => {
  if (request.url !== '/slow') {
    response.end('quick');
    return;
  }
  response.write('first half, ');
  tell('asked');
  // Answered in full when the test says so: by then it has seen that the stop has begun.
  process.stdin.once('data', () => response.end('second half'));
});

shutDownGracefully(server, async () => {
  console.log('done last');
});
server.listen(0, () => tell(String((server.address() as { port: number }).port)));
