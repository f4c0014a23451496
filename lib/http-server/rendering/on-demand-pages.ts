import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { readPayload } from '@/lib/page-data/page-payload';
import type { InProcessResponse } from '@/lib/http-server/rendering/in-process-request';
import { postprocessHtml } from '@/lib/http-server/rendering/postprocess-html';
import { precompress } from '@/lib/http-server/rendering/precompress';
import { canonicalInternalLocale, localeOrigin } from '@/lib/i18n/origins';
import { storedLocaleCookie } from '@/lib/i18n/stored-locale';
import { absoluteUrl } from '@/lib/pages/locale-variants';
import type { Asset } from '@/lib/http-server/asset-manifest';
import { onDemandFolder, onDemandLogFile, recordOnDemandPage } from '@/lib/http-server/on-demand-log';
import type { FileCache } from '@/lib/http-server/file-cache';
import { type OnDemandPage, type OnDemandPages } from '@/lib/http-server/on-demand-page';

/** Disk cache limits; least recently used pages are evicted. */
const defaultLimits = { pages: 5000, bytes: 512 * 1024 * 1024 };

/** Maximum queue length, and timeout in ms: the reverse proxy gives up after eight seconds. */
const maxWaiting = 50;
const maxWait = 6000;

type OnDemandOptions = {
  /** The build folder. */
  folder: string;
  /** The server's port, which no other server of the build on this host has. */
  port: number;
  /** Caches pages in memory if the disk is not writable. */
  files: FileCache;
  /** Sends a request to Next.js. */
  request: (url: URL, headers?: Record<string, string>) => Promise<InProcessResponse>;
  /** Logs why a page could not be generated. */
  logFailure: (operation: string, error: unknown) => void;
  /** Counts results for metrics. */
  count?: (result: 'success' | 'failure') => void;
  limits?: { pages: number; bytes: number };
};

type Content = { bytes: Buffer } & Pick<Asset, 'type' | 'lastModified'> & Partial<Pick<Asset, 'cacheControl'>>;

/**
 * The request for which Next.js renders a page. For an unprefixed URL without a dedicated host it needs the language
 * cookie.
 */
function pageRequest(page: OnDemandPage): [url: URL, headers?: Record<string, string>] {
  const { locale, internalLocale } = page;
  const suffix = page.kind === 'markdown' ? '.md' : '';
  if (page.kind === 'feed') return [new URL(absoluteUrl(locale, page.path))];
  if (internalLocale === canonicalInternalLocale(locale)) return [new URL(absoluteUrl(locale, page.path) + suffix)];
  return [new URL(localeOrigin(locale) + page.path + suffix), { cookie: `${storedLocaleCookie}=${locale}` }];
}

/** Post-processes a response of Next.js as the build does: the page with deduplicated Flight data, or its copy. */
function toContent({ kind, locale }: OnDemandPage, { headers, body }: InProcessResponse): Content {
  if (kind === 'markdown') return { bytes: body, type: headers['content-type'] ?? 'text/markdown; charset=utf-8' };
  if (kind === 'feed') {
    const { 'content-type': type = 'application/xml; charset=utf-8', 'cache-control': cacheControl = '' } = headers;
    return { bytes: body, type, cacheControl, lastModified: headers['last-modified'] ?? '' };
  }
  const html = postprocessHtml(body.toString());
  if (kind === 'render') return { bytes: Buffer.from(html), type: 'text/html; charset=utf-8' };
  return { bytes: Buffer.from(JSON.stringify(readPayload(locale, html))), type: 'application/json' };
}

const extensions = { render: '.html', payload: '.json', markdown: '.md', feed: '.xml' } as const;

/** The name includes the ETag, so that a regenerated page is not mistaken for the previous one. */
function fileName(pagesFolder: string, { kind, key }: OnDemandPage, etag: string): string {
  const digest = createHash('sha256').update(key).digest('base64url').slice(0, 16);
  return path.join(pagesFolder, `${digest}${etag}${extensions[kind]}`);
}

/**
 * Generates the pages not prerendered by the build, serially and on first request, exactly as the build would; stores a
 * limited number of them as files. Concurrent requests for a page share one generation, and the queue is bounded.
 */
export function createOnDemandPages({
  folder,
  port,
  files,
  request,
  logFailure,
  count,
  limits = defaultLimits,
}: OnDemandOptions): OnDemandPages {
  // Cleared at startup, because the server does not know its content. Other servers of the build have their own folder.
  const pagesFolder = path.join(onDemandFolder, String(port));
  rmSync(path.join(folder, pagesFolder), { recursive: true, force: true });
  rmSync(path.join(folder, onDemandLogFile(port)), { force: true });
  const inFlight = new Map<string, Promise<Asset | null | 'busy'>>();
  let queueTail: Promise<unknown> = Promise.resolve();

  const remove = ({ file }: Asset) => {
    for (const extension of ['', '.br', '.gz']) {
      rm(path.join(folder, file + extension), { force: true }).catch((error: unknown) =>
        logFailure('Cannot remove an on-demand page', error),
      );
    }
  };
  const cache = new LRUCache<string, Asset>({
    max: limits.pages,
    maxSize: limits.bytes,
    sizeCalculation: ({ bytes, br, gz }) => Math.max(1, bytes + br + gz),
    dispose: (file, _key, reason) => {
      if (reason === 'evict') remove(file);
    },
  });

  async function write(file: string, variants: readonly { extension: string; bytes: Buffer }[]): Promise<boolean> {
    try {
      await mkdir(path.join(folder, pagesFolder), { recursive: true });
      for (const { extension, bytes } of variants) await writeFile(path.join(folder, file + extension), bytes);
      return true;
    } catch (error) {
      logFailure('Cannot write on-demand pages to disk; caching them in memory', error);
      return false;
    }
  }

  async function generate(page: OnDemandPage): Promise<Asset> {
    const response = await request(...pageRequest(page));
    if (response.status !== 200) throw new Error(`Next.js responded to ${page.key} with status ${response.status}.`);
    const { bytes, ...content } = toContent(page, response);
    const { metadata, variants } = await precompress(bytes, content.type, page.kind === 'render' ? 'page' : 'copy');
    const file = fileName(pagesFolder, page, metadata.etag);
    const asset: Asset = { file, cacheControl: '', ...content, ...metadata };
    const allVariants = [{ extension: '', bytes }, ...variants];
    if (await write(asset.file, allVariants)) {
      cache.set(page.key, asset);
      await recordOnDemandPage(folder, port, page, asset);
    } else for (const { extension, bytes } of allVariants) files.set(path.join(folder, asset.file + extension), bytes);
    count?.('success');
    return asset;
  }

  function get(page: OnDemandPage): Promise<Asset | null | 'busy'> {
    const { key } = page;
    const cached = cache.get(key);
    if (cached) return Promise.resolve(cached);
    const pending = inFlight.get(key);
    if (pending) return pending;
    if (inFlight.size > maxWaiting) return Promise.resolve('busy');
    const since = performance.now();
    const generated = queueTail.then<Asset | 'busy'>(() =>
      performance.now() - since > maxWait ? 'busy' : generate(page),
    );
    queueTail = generated.catch(() => undefined);
    const result = generated
      .catch((error: unknown) => {
        logFailure('Cannot render an on-demand page', error);
        count?.('failure');
        return null;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, result);
    return result;
  }

  return {
    get,
    regenerate(page) {
      cache.delete(page.key);
      return get(page);
    },
  };
}
