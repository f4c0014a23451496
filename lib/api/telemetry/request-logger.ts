import type { IncomingMessage, ServerResponse } from 'node:http';
import { logLine } from '@/lib/api/telemetry/log';
import { meter } from '@/lib/api/telemetry/metrics';
import { incomingRequestId, requestIdHeader } from '@/lib/api/telemetry/request-id';
import { requestOutcome, requestKind, type RequestKind } from '@/lib/api/telemetry/request-kind';

export type RequestLogSettings = {
  trustedProxies: number;
  /** True when each request gets a line of the log. */
  accessLogged: boolean;
  /** Milliseconds from which on a request is told of in the log. */
  slowRequest: number;
};

/** What is known of a request when its answer has ended. */
export type FinishedRequest = { method: string; kind: RequestKind; status: number; isWhole: boolean; request: string };

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * Gives a request its id, which its header holds from then on, and sees to it that it is counted and logged when its
 * answer has ended. Neither holds its address, its query or who sent it.
 * @param told is told when it has ended
 * @returns the id
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { trustedProxies, accessLogged, slowRequest }: RequestLogSettings,
  told: (ended: FinishedRequest) => void = () => {},
): string {
  const id = incomingRequestId(request.headers[requestIdHeader], trustedProxies);
  request.headers[requestIdHeader] = id;
  // Whoever answers may change both.
  const { url = '', method: asked = '' } = request;
  const isRsc = request.headers.rsc !== undefined;
  const since = performance.now();
  const counting = meter();
  counting?.step('requests', 1);
  response.once('close', () => {
    const taken = performance.now() - since;
    const { statusCode: status, writableFinished: isWhole } = response;
    const kind = requestKind(url, isRsc, status);
    const ending = requestOutcome(status, isWhole);
    counting?.step('requests', -1);
    counting?.count('requests', { kind, status: ending });
    counting?.time('requests', { kind }, taken / 1000);
    const method = methods.has(asked) ? asked : 'other';
    told({ method, kind, status, isWhole, request: id });
    const isSlow = taken >= slowRequest;
    if (!isSlow && (!accessLogged || kind === 'health')) return;
    const facts = { method, kind, status: isWhole ? status : ending, milliseconds: Math.round(taken), request: id };
    logLine(isSlow ? 'warn' : 'info', isSlow ? 'Slow request' : 'Request', facts);
  });
  return id;
}
