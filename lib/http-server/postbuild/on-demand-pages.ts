import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { readPayload } from '@/lib/page-data/page-payload';
import type { InProcessResponse } from '@/lib/http-server/postbuild/in-process-request';
import { postprocessHtml } from '@/lib/http-server/postbuild/postprocess-html';
import { precompress } from '@/lib/http-server/postbuild/precompress';
import { absoluteUrl } from '@/lib/pages/locale-variants';
import type { Asset } from '@/lib/http-server/asset-manifest';
import type { FileCache } from '@/lib/http-server/file-cache';
import { copyEndings, type OnDemandPage, type OnDemandPages } from '@/lib/http-server/on-demand-page';

/** Where they are kept, below the build's folder. A server begins without any: it would have to know what is in them. */
const olderFolder = 'older-pages';

/** What is kept on disk: those that nobody has asked for longest go first. */
const usualLimits = { pages: 5000, bytes: 512 * 1024 * 1024 };

/** So many pages may wait to be made, each for so many milliseconds: what stands in front gives up after eight seconds. */
const mostWaiting = 50;
const longestWait = 6000;

type Making = {
  /** The build's own folder. */
  folder: string;
  /** Keeps pages in memory where nothing can be written. */
  files: FileCache;
  /** Asks Next.js. */
  ask: (url: URL) => Promise<InProcessResponse>;
  /** Is told why a page could not be made. */
  logFailure: (what: string, error: unknown) => void;
  /** Is told how making a page went. */
  count?: (result: 'made' | 'failed') => void;
  limits?: { pages: number; bytes: number };
};

type Content = { bytes: Buffer; type: string };

/** A build stops at a page that cannot be shortened; somebody who waits for it gets it as it is. */
function shortened(html: string, logFailure: Making['logFailure']): string {
  try {
    return postprocessHtml(html);
  } catch (error) {
    logFailure('An older page cannot be shortened', error);
    return html;
  }
}

/** What a build would have made of an answer of Next.js: a page that tells everything once, or what that page says. */
function contentOf(
  { kind, locale }: OnDemandPage,
  { headers, body }: InProcessResponse,
  logFailure: Making['logFailure'],
): Content {
  if (kind === 'markdown') return { bytes: body, type: headers['content-type'] ?? 'text/markdown; charset=utf-8' };
  const html = shortened(body.toString(), logFailure);
  if (kind === 'render') return { bytes: Buffer.from(html), type: 'text/html; charset=utf-8' };
  return { bytes: Buffer.from(JSON.stringify(readPayload(locale, html))), type: 'application/json' };
}

const endingOf = { render: '.html', payload: '.json', markdown: '.md' } as const;

/** The name holds what is in the file, so that a page made anew is not taken for what was there before. */
function nameOf({ kind }: OnDemandPage, key: string, etag: string): string {
  const digest = createHash('sha256').update(key).digest('base64url').slice(0, 16);
  return path.join(olderFolder, `${digest}${etag}${endingOf[kind]}`);
}

/**
 * Makes the pages that a build has left out, one after the other, when somebody asks for them first, as the build would
 * have made them; and keeps so many of them as files, whoever asks for how many. Requests at the same time share one, and
 * only so many pages wait for their turn.
 */
export function createOnDemandPages({
  folder,
  files,
  ask,
  logFailure,
  count,
  limits = usualLimits,
}: Making): OnDemandPages {
  rmSync(path.join(folder, olderFolder), { recursive: true, force: true });
  const inFlight = new Map<string, Promise<Asset | null | 'busy'>>();
  let last: Promise<unknown> = Promise.resolve();

  const remove = ({ file }: Asset) => {
    for (const ending of ['', '.br', '.gz']) {
      rm(path.join(folder, file + ending), { force: true }).catch((error: unknown) =>
        logFailure('An older page could not be removed', error),
      );
    }
  };
  const kept = new LRUCache<string, Asset>({
    max: limits.pages,
    maxSize: limits.bytes,
    sizeCalculation: ({ bytes, br, gz }) => Math.max(1, bytes + br + gz),
    dispose: (file, _key, reason) => {
      if (reason === 'evict') remove(file);
    },
  });

  async function write(file: string, pieces: readonly { ending: string; bytes: Buffer }[]): Promise<boolean> {
    try {
      await mkdir(path.join(folder, olderFolder), { recursive: true });
      for (const { ending, bytes } of pieces) await writeFile(path.join(folder, file + ending), bytes);
      return true;
    } catch (error) {
      logFailure('Older pages cannot be kept on disk', error);
      return false;
    }
  }

  async function make(page: OnDemandPage, key: string): Promise<Asset> {
    const asked = await ask(new URL(absoluteUrl(page.locale, page.path) + (page.kind === 'markdown' ? '.md' : '')));
    if (asked.status !== 200) throw new Error(`Next.js answers ${key} with the status ${asked.status}.`);
    const { bytes, type } = contentOf(page, asked, logFailure);
    const { facts, forms } = await precompress(bytes, type, page.kind === 'render' ? 'page' : 'copy');
    const made = { file: nameOf(page, key, facts.etag), type, cacheControl: '', ...facts };
    const pieces = [{ ending: '', bytes }, ...forms];
    if (await write(made.file, pieces)) kept.set(key, made);
    else for (const piece of pieces) files.keep(path.join(folder, made.file + piece.ending), piece.bytes);
    count?.('made');
    return made;
  }

  function get(page: OnDemandPage): Promise<Asset | null | 'busy'> {
    const key = `/${page.locale}${page.path}${copyEndings[page.kind]}`;
    const known = kept.get(key);
    if (known) return Promise.resolve(known);
    const asked = inFlight.get(key);
    if (asked) return asked;
    if (inFlight.size > mostWaiting) return Promise.resolve('busy');
    const since = performance.now();
    const made = last.then<Asset | 'busy'>(() => (performance.now() - since > longestWait ? 'busy' : make(page, key)));
    last = made.catch(() => undefined);
    const answer = made
      .catch((error: unknown) => {
        logFailure('An older page could not be made', error);
        count?.('failed');
        return null;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, answer);
    return answer;
  }

  return {
    get,
    again(page) {
      kept.delete(`/${page.locale}${page.path}${copyEndings[page.kind]}`);
      return get(page);
    },
  };
}
