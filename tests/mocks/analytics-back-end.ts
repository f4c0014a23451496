import type { AnalyticsEvent, CommonFields } from '@/lib/contract/events';
import { openEnvelope, type Envelope } from '@/lib/api/beacon/open-envelope';
import { plainSettings } from './api';
import { createKeyPair } from './key-pair';

const { publicKey, privateKey } = createKeyPair();

type Payload = { common: CommonFields; events: AnalyticsEvent[] };

/** Mock back end: decrypts envelopes with the server's code and fails on demand. */
export class BackEnd {
  /** The response to the next beacons: success, this status, no response, or unreachable. */
  state: 'up' | 'silent' | 'offline' | number = 'up';
  /** Whether it fails to store landings only. */
  failsLandings = false;
  /** The ID of the only key it accepts. */
  key = 'first';
  /** An event with this value makes it reject the whole batch. */
  rejectedValue = '';
  /** Whether it leaves the last event of each batch unacknowledged. */
  skipsLastAck = false;
  /** Headers of error responses. */
  headers: Record<string, string> = {};
  /** Records and referral codes received from landings. */
  readonly landings: Record<string, unknown>[] = [];
  /** The batches it accepted. */
  readonly batches: Payload[] = [];
  /** The URL of every request. */
  readonly requests: string[] = [];

  /** The values of all accepted events. */
  get values(): string[] {
    return this.batches.flatMap(({ events }) => events.map(({ op_obj_value }) => op_obj_value));
  }

  /** The numbers of dropped events that accepted batches reported, without zeros. */
  get drops(): number[] {
    return this.batches.map(({ common }) => common.dropped).filter((count) => count !== 0);
  }

  get beacons(): number {
    return this.requests.filter((url) => url === '/api/beacon').length;
  }

  readonly fetch = async (url: string, { signal, body }: { signal?: AbortSignal; body?: string | FormData } = {}) => {
    signal?.throwIfAborted();
    this.requests.push(url);
    if (this.state === 'offline') throw new TypeError('Failed to fetch');
    if (url === '/api/site/settings') return Response.json({ code: 0, msg: '', data: plainSettings });
    if (url === '/api/beacon/key') return this.success({ kid: this.key, pem: publicKey, alphabet: '' });
    if (this.state === 'silent') {
      return new Promise<Response>((_, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
      );
    }
    if (typeof this.state === 'number') return this.failure(this.state);
    if (url === '/api/beacon') return this.acceptBatch(body as string);
    if (this.failsLandings) return this.failure(503);
    const record = body instanceof FormData ? JSON.parse(String(body.get('source_data'))) : null;
    this.landings.push(
      (record ?? Object.fromEntries(new URLSearchParams(url.split('?')[1]))) as Record<string, string>,
    );
    return this.success(null);
  };

  private acceptBatch(body: string): Response {
    const { _k, ...envelope } = JSON.parse(body) as Envelope & { _k: string };
    const text = _k === this.key ? openEnvelope(envelope, privateKey) : null;
    if (text === null) return this.failure(400);
    const payload = JSON.parse(text) as Payload;
    if (payload.events.some(({ op_obj_value }) => op_obj_value === this.rejectedValue)) return this.failure(400);
    this.batches.push(payload);
    const ids = payload.events.map(({ id }) => id);
    return this.success({ accepted: this.skipsLastAck ? ids.slice(0, -1) : ids });
  }

  private success(data: unknown): Response {
    return Response.json({ code: 0, msg: '', data });
  }

  private failure(status: number): Response {
    return Response.json({ code: status, msg: 'no', data: null }, { status, headers: this.headers });
  }
}
