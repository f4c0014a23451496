import { useEffect, useState } from 'react';
import type { CookieReport, CookieRequest } from '@/lib/tools/cookie-report';
import type { CookieAnswer } from './cookie-worker';

type Job = { request: CookieRequest; onProgress: (share: number) => void; onReport: (report: CookieReport) => void };

/** Converts one request at a time; of those that wait, only the last. */
type Converter = (job: Job) => void;

function createConverter(worker: Worker): Converter {
  let current: Job | null = null;
  let next: Job | null = null;
  const start = (job: Job | null) => {
    current = job;
    next = null;
    if (job) worker.postMessage(job.request, {});
  };
  worker.addEventListener('message', ({ data }: MessageEvent<CookieAnswer>) => {
    if ('progress' in data) current?.onProgress(data.progress);
    if (!('report' in data)) return;
    current?.onReport(data.report);
    start(next);
  });
  return (job) => {
    if (current) next = job;
    else start(job);
  };
}

let converter: Promise<Converter> | undefined;

/** The thread that converts cookies, started once. */
export const cookieConverter = (): Promise<Converter> =>
  (converter ??= new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./cookie-worker.ts', import.meta.url));
    worker.addEventListener('message', () => resolve(createConverter(worker)), { once: true });
    worker.addEventListener('error', () => reject(new Error('The converter could not be loaded.')), { once: true });
  }));

type Conversion = {
  /** Of the last request that was converted; null before the first. */
  report: CookieReport | null;
  /** The share that is done, from 0 to 1; null while nothing is converted. */
  progress: number | null;
};

/** Converts cookies in another thread. @param request must be the same object until it changes; null for none */
export function useCookieReport(request: CookieRequest | null): Conversion {
  const [conversion, setConversion] = useState<Conversion>({ report: null, progress: null });
  useEffect(() => {
    if (!request) return;
    let isCurrent = true;
    const update = (change: Partial<Conversion>) =>
      isCurrent && setConversion((previous) => ({ ...previous, ...change }));
    void cookieConverter().then((convert) =>
      convert({
        request,
        onProgress: (progress) => update({ progress }),
        onReport: (report) => update({ report, progress: null }),
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [request]);
  return request ? conversion : { report: null, progress: null };
}
