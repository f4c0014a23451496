import { spawn } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../eventually';
import { freePort } from '../free-port';
import { sendRequest } from './http-request';

it('npm run desk says which browser it needs, then serves the desk to this machine only', async () => {
  const port = await freePort();
  const desk = spawn('npx', ['tsx', 'scripts/cli/desk.ts', '--port', String(port)], { detached: true });
  onTestFinished(() => void process.kill(-desk.pid!, 'SIGTERM'));
  let output = '';
  desk.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await eventually(() => expect(output).toContain(`http://localhost:${port}/desk`));
  expect(output.split('\n')[0]).toContain('Chrome or Edge');
  const statusAt = async (host: string, path: string) => {
    const request = { method: 'GET', path, headers: { host, connection: 'close' }, body: Buffer.alloc(0) };
    return (await sendRequest(`http://127.0.0.1:${port}`, request)).status;
  };
  expect(await statusAt('localhost', '/desk')).toBe(200);
  expect(await statusAt('localhost', '/desk/config.json')).toBe(200);
  expect(await statusAt('localhost', '/package.json')).toBe(404);
  // Another site could give its name this machine's address.
  expect(await statusAt('other.example', '/desk/config.json')).toBe(404);
});
