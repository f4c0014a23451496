import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { prefixedCodes } from '@/lib/i18n/locales';
import { securityHeaders } from '@/lib/http-server/security-headers';
import { findProgram } from '@/scripts/find-program';
import { nginxConfig } from '@/scripts/nginx/nginx-config';

const text = readFileSync('deploy/nginx.conf', 'utf8');
const place = {
  ...{ folder: '/tmp/front', build: '/tmp/build', assets: '/tmp/assets', port: 8443, plainPort: 8080 },
  ...{ instances: [5001, 5002, 5003], hosts: ['localhost'] },
};

describe('the configuration of the front', () => {
  it('knows the prefixes of the table of locales', () => {
    const prefixes = /"~\^\/\(\?:([a-z|]+)\)\(\?:\/\|\$\)" prefixed;/.exec(text)![1]!.split('|');
    expect(prefixes.toSorted()).toEqual([...prefixedCodes, 'zh'].toSorted());
  });

  it('keeps what the site says of pages, and nothing else', () => {
    const kept = [...text.matchAll(/"200 ([^"]+)" 0;/g)].map(([, caching]) => caching!);
    const { perRequest, ...shared } = pageCacheControl;
    expect(kept.toSorted()).toEqual(Object.values(shared).toSorted());
    expect(text).not.toContain(`"200 ${perRequest}" 0;`);
  });

  it('sends scripts and styles from disk with the headers of the site', () => {
    for (const [name, value] of Object.entries(securityHeaders('asset', { isTls: true }))) {
      expect(text.split(`add_header ${name} ${value};`), name).toHaveLength(3);
    }
  });

  it('is used elsewhere with other places alone', () => {
    const moved = nginxConfig(text, place);
    for (const one of [
      '/run/',
      '/var/log',
      '/var/cache',
      '/srv/',
      '/etc/facetry',
      ':3000',
      ':3001',
      'facetry.example',
    ]) {
      expect(moved.replaceAll(/^ *#.*$/gm, ''), one).not.toContain(one);
    }
    for (const port of place.instances) expect(moved.split(`server 127.0.0.1:${port} `)).toHaveLength(5);
  });

  it('is not used elsewhere when a place is not found in it any more', () => {
    expect(() => nginxConfig(text.replaceAll('/var/cache/facetry', '/other'), place)).toThrow('/var/cache/facetry');
  });
});

describe('a program that is missing', () => {
  it('is named in one sentence, with the package of Debian that brings it', () => {
    expect(() => findProgram('no-such-program', 'its-package')).toThrow(
      'This needs no-such-program, which is not there; on Debian: apt-get install its-package.',
    );
  });
});
