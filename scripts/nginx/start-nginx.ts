import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findExecutable } from '../system-dependencies';
import { nginxConfig, type NginxPaths } from './nginx-config';

export type Nginx = {
  /** Its URL on this machine: `https://localhost:8443`. */
  url: string;
  port: number;
  httpPort: number;
  /** Folder of its page cache. */
  cacheFolder: string;
  /** Reads its error log. */
  readErrorLog: () => string;
  /** Resolves when it has exited, for any reason. */
  exited: Promise<void>;
  /** Replaces its certificate and reloads nginx, like a renewal. @returns the new certificate in PEM */
  renewCertificate: () => string;
  stop: () => Promise<void>;
};

const configFile = path.join('deploy', 'nginx.conf');

function createCertificate(openssl: string, folder: string, hosts: readonly string[]): void {
  const names = ['DNS:localhost', ...hosts.filter((host) => host !== 'localhost').map((host) => `DNS:${host}`)];
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'];
  const subject = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${[...names, 'IP:127.0.0.1'].join()}`];
  execFileSync(openssl, [...kind, ...files, ...subject], { stdio: 'ignore' });
}

/** @throws Error when nginx or openssl is not installed */
export const nginxPrograms = () => ({
  nginx: findExecutable('nginx'),
  openssl: findExecutable('openssl'),
});

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    https
      .get({ host: '127.0.0.1', port, path: '/healthz', rejectUnauthorized: false, agent: false }, (response) => {
        response.resume();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });

/**
 * Starts nginx with `deploy/nginx.conf` on loopback, with a self-signed certificate and a temporary folder.
 * @param change modifies the configuration before use, for tests
 * @throws Error when a program is missing or nginx rejects the configuration
 */
export async function startNginx(
  paths: Omit<NginxPaths, 'folder'>,
  change: (config: string) => string = (config) => config,
): Promise<Nginx> {
  const { nginx, openssl } = nginxPrograms();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  // Workers run as another user.
  chmodSync(folder, 0o755);
  createCertificate(openssl, folder, paths.hosts);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, change(nginxConfig(readFileSync(configFile, 'utf8'), { ...paths, folder })));
  const log = path.join(folder, 'error.log');
  const child = spawn(nginx, ['-c', file, '-p', folder, '-e', log, '-g', 'daemon off;'], { stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const stop = async () => {
    process.off('exit', killNow);
    child.kill('SIGTERM');
    await exited;
    removeFolder();
  };
  const killNow = () => {
    child.kill('SIGTERM');
    removeFolder();
  };
  process.once('exit', killNow);
  const renewCertificate = () => {
    createCertificate(openssl, folder, paths.hosts);
    child.kill('SIGHUP');
    return readFileSync(path.join(folder, 'fullchain.pem'), 'utf8');
  };
  const readErrorLog = () => readFileSync(log, 'utf8');
  while (!(await isListening(paths.port))) {
    if (child.exitCode !== null) {
      const lastLine = readErrorLog().trim().split('\n').at(-1);
      await stop();
      throw new Error(`nginx failed to start: ${lastLine}`);
    }
    await pause(50);
  }
  const { port, httpPort } = paths;
  const url = `https://localhost:${port}`;
  return { url, port, httpPort, cacheFolder: path.join(folder, 'cache'), readErrorLog, exited, renewCertificate, stop };
}
