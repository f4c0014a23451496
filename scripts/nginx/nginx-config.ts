/** Adapts `deploy/nginx.conf` for local use: a temporary folder, other ports and hosts. */

export type NginxPaths = {
  /** Folder of all files that nginx writes; contains `fullchain.pem` and `privkey.pem`. */
  folder: string;
  /** Folder of the build whose scripts and styles nginx serves, and folder of the assets of all builds. */
  build: string;
  assets: string;
  /** Loopback ports for TLS and plain HTTP. */
  port: number;
  httpPort: number;
  /** Ports of the upstream instances. */
  instances: readonly number[];
  /** Hosts whose pages are cached. */
  hosts: readonly string[];
};

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const;

/** Replaces all occurrences of a text. @throws Error when there is none, since the file has changed then */
function replaceRequired(text: string, from: string | RegExp, to: string | ((...parts: string[]) => string)): string {
  const isPresent = typeof from === 'string' ? text.includes(from) : text.search(from) >= 0;
  if (!isPresent)
    throw new Error(`deploy/nginx.conf does not contain ${String(from)}. Update scripts/nginx/nginx-config.ts.`);
  return typeof to === 'string' ? text.replaceAll(from, () => to) : text.replaceAll(from, to);
}

/** @param text content of `deploy/nginx.conf` @throws Error when a text to replace is not found in it */
export function nginxConfig(text: string, options: NginxPaths): string {
  const { folder, build, assets, port, httpPort, instances, hosts } = options;
  const paths = temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const changes: [string | RegExp, string | ((...parts: string[]) => string)][] = [
    ['/run/nginx.pid', `${folder}/nginx.pid`],
    ['/var/log/nginx/', `${folder}/`],
    ['/etc/facetry/tls/', `${folder}/`],
    ['/var/cache/facetry', `${folder}/cache`],
    ['root /srv/facetry;', 'root /;'],
    ['/current/.next/$', `${build}/$`],
    [' /assets/$', ` ${assets}/$`],
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 443 /g, `listen 127.0.0.1:${port} `],
    [/listen 80 /g, `listen 127.0.0.1:${httpPort} `],
    ['https://$host$request_uri', `https://$host:${port}$request_uri`],
    [/^ *server 127\.0\.0\.1:3001.*\n/gm, ''],
    [
      /^ *server 127\.0\.0\.1:3000(.*)\n/gm,
      (_, parameters) => instances.map((upstreamPort) => `server 127.0.0.1:${upstreamPort}${parameters}\n`).join(''),
    ],
    ['server_name www.facetry.example;', `server_name ${hosts.join(' ')};`],
    [/^http \{\n/gm, `http {\n${paths}\n`],
  ];
  return changes.reduce((result, [from, to]) => replaceRequired(result, from, to), text);
}
