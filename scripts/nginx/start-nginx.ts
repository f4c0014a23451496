import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../find-program';
import { nginxConfig, type NginxPaths } from './nginx-config';

export type Nginx = {
  /** Its address on this machine: `https://localhost:8443`. */
  url: string;
  port: number;
  plainPort: number;
  /** Where it keeps pages. */
  kept: string;
  /** What its log of errors holds. */
  errors: () => string;
  /** Resolves when it has ended, however that came. */
  ended: Promise<void>;
  /** Puts another certificate in the place of its own and has it taken up, as a renewal does. @returns the new one, in PEM */
  renewCertificate: () => string;
  stop: () => Promise<void>;
};

const configFile = path.join('deploy', 'nginx.conf');

function makeCertificate(openssl: string, folder: string, hosts: readonly string[]): void {
  const names = ['DNS:localhost', ...hosts.filter((host) => host !== 'localhost').map((host) => `DNS:${host}`)];
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'];
  const subject = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${[...names, 'IP:127.0.0.1'].join()}`];
  execFileSync(openssl, [...kind, ...files, ...subject], { stdio: 'ignore' });
}

/** @throws Error with one sentence when the programs that a front needs are not there */
export const nginxPrograms = () => ({
  nginx: findProgram('nginx', 'nginx'),
  openssl: findProgram('openssl', 'openssl'),
});

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    https
      .get({ host: '127.0.0.1', port, path: '/healthz', rejectUnauthorized: false, agent: false }, (response) => {
        response.resume();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });

/**
 * Starts nginx with `deploy/nginx.conf` on loopback, with a certificate of its own and a temporary folder.
 * @param change changes the configuration before it is used, for tests
 * @throws Error with one sentence when a program is missing, or nginx does not take the configuration
 */
export async function startNginx(
  place: Omit<NginxPaths, 'folder'>,
  change: (config: string) => string = (config) => config,
): Promise<Nginx> {
  const { nginx, openssl } = nginxPrograms();
  const folder = mkdtempSync(path.join(tmpdir(), 'front-'));
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  makeCertificate(openssl, folder, place.hosts);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, change(nginxConfig(readFileSync(configFile, 'utf8'), { ...place, folder })));
  const log = path.join(folder, 'error.log');
  const child = spawn(nginx, ['-c', file, '-p', folder, '-e', log, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const stop = async () => {
    process.off('exit', stopAtOnce);
    child.kill('SIGTERM');
    await ended;
    removeFolder();
  };
  const stopAtOnce = () => {
    child.kill('SIGTERM');
    removeFolder();
  };
  process.once('exit', stopAtOnce);
  const renewCertificate = () => {
    makeCertificate(openssl, folder, place.hosts);
    child.kill('SIGHUP');
    return readFileSync(path.join(folder, 'fullchain.pem'), 'utf8');
  };
  const errors = () => readFileSync(log, 'utf8');
  while (!(await answers(place.port))) {
    if (child.exitCode !== null) {
      const said = errors().trim().split('\n').at(-1);
      await stop();
      throw new Error(`nginx does not start: ${said}`);
    }
    await pause(50);
  }
  const { port, plainPort } = place;
  const url = `https://localhost:${port}`;
  return { url, port, plainPort, kept: path.join(folder, 'kept'), errors, ended, renewCertificate, stop };
}
