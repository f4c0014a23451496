import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { prefixedCodes } from '@/lib/i18n/locales';
import { securityHeaders } from '@/lib/http-server/security-headers';
import { nginxConfig } from '@/scripts/nginx/nginx-config';

const text = readFileSync('deploy/nginx.conf', 'utf8');
const folders = { folder: '/tmp/front', build: '/tmp/build', assets: '/tmp/assets' };
const locations = { ...folders, port: 8443, httpPort: 8080, instances: [5001, 5002, 5003], hosts: ['localhost'] };

it('the nginx configuration lists the prefixes of the locale table', () => {
  const prefixes = /"~\^\/\(\?:([a-z|]+)\)\(\?:\/\|\$\)" prefixed;/.exec(text)![1]!.split('|');
  expect(prefixes.toSorted()).toEqual([...prefixedCodes, 'zh'].toSorted());
});

it('the nginx cache stores only pages that the site allows', () => {
  const cached = [...text.matchAll(/"200 ([^"]+)" 0;/g)].map(([, caching]) => caching!);
  const { perRequest, never, ...shared } = pageCacheControl;
  expect(cached.toSorted()).toEqual(Object.values(shared).toSorted());
  for (const caching of [perRequest, never]) expect(text).not.toContain(`"200 ${caching}" 0;`);
});

it("nginx sends scripts and styles from disk with the site's headers", () => {
  for (const [name, value] of Object.entries(securityHeaders('asset', { isTls: true }))) {
    expect(text.split(`add_header ${name} ${value};`), name).toHaveLength(3);
  }
});

it('only paths change when the nginx configuration is used elsewhere', () => {
  const moved = nginxConfig(text, locations);
  const directives = moved.replaceAll(/^ *#.*$/gm, '');
  expect(directives).not.toMatch(/\/(?:run|srv)\/|\/var\/(?:log|cache)|\/etc\/facetry|:300[01]|facetry\.example/);
  for (const port of locations.instances) expect(moved.split(`server 127.0.0.1:${port} `)).toHaveLength(5);
});

it('adapting the nginx configuration fails if a path is not found in it', () => {
  expect(() => nginxConfig(text.replaceAll('/var/cache/facetry', '/other'), locations)).toThrow('/var/cache/facetry');
});
