/** The front's configuration, `deploy/nginx.conf`, with other places: a temporary folder, other ports and hosts. */

export type NginxPaths = {
  /** The folder of everything that nginx writes; it holds `fullchain.pem` and `privkey.pem`. */
  folder: string;
  /** The folder of the build whose scripts and styles are sent from disk, and that of the files of all builds. */
  build: string;
  assets: string;
  /** Where it listens on loopback: for TLS, and for plain http. */
  port: number;
  plainPort: number;
  /** The ports of the instances behind it. */
  instances: readonly number[];
  /** The hosts for which pages are kept. */
  hosts: readonly string[];
};

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const;

/** Replaces every place where a text stands. @throws Error when it stands nowhere: then the file has changed */
function replaced(text: string, from: string | RegExp, to: string | ((...parts: string[]) => string)): string {
  const isThere = typeof from === 'string' ? text.includes(from) : text.search(from) >= 0;
  if (!isThere) throw new Error(`deploy/nginx.conf holds nothing like ${String(from)} any more.`);
  return typeof to === 'string' ? text.replaceAll(from, () => to) : text.replaceAll(from, to);
}

/** @param text what `deploy/nginx.conf` holds @throws Error when that has changed so that a place is not found */
export function nginxConfig(text: string, place: NginxPaths): string {
  const { folder, build, assets, port, plainPort, instances, hosts } = place;
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const changes: [string | RegExp, string | ((...parts: string[]) => string)][] = [
    ['/run/nginx.pid', `${folder}/nginx.pid`],
    ['/var/log/nginx/', `${folder}/`],
    ['/etc/facetry/tls/', `${folder}/`],
    ['/var/cache/facetry', `${folder}/kept`],
    ['root /srv/facetry;', 'root /;'],
    ['/current/.next/$', `${build}/$`],
    [' /assets/$', ` ${assets}/$`],
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 443 /g, `listen 127.0.0.1:${port} `],
    [/listen 80 /g, `listen 127.0.0.1:${plainPort} `],
    ['https://$host$request_uri', `https://$host:${port}$request_uri`],
    [/^ *server 127\.0\.0\.1:3001.*\n/gm, ''],
    [
      /^ *server 127\.0\.0\.1:3000(.*)\n/gm,
      (_, rest) => instances.map((one) => `server 127.0.0.1:${one}${rest}\n`).join(''),
    ],
    ['server_name www.facetry.example;', `server_name ${hosts.join(' ')};`],
    [/^http \{\n/gm, `http {\n${paths}\n`],
  ];
  return changes.reduce((result, [from, to]) => replaced(result, from, to), text);
}
