import type { IncomingMessage, ServerResponse } from 'node:http';
import { logLine } from '@/lib/api/telemetry/log';
import { getMetrics } from '@/lib/api/telemetry/metrics';
import { incomingRequestId, requestIdHeader } from '@/lib/api/telemetry/request-id';
import { requestOutcome, requestKind, type RequestKind } from '@/lib/api/telemetry/request-kind';
import { rscHeader } from '@/lib/next-internals/request-headers';

export type RequestLogSettings = {
  trustedProxies: number;
  /** Whether every request is logged. */
  logsAccess: boolean;
  /** The duration in milliseconds from which a request is logged as slow. */
  slowRequestMs: number;
};

/** A request whose response has ended. */
export type FinishedRequest = {
  method: string;
  kind: RequestKind;
  status: number;
  isComplete: boolean;
  request: string;
};

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * Assigns an id to a request, in its header, and counts and logs the request when its response has ended. Neither
 * includes the path, the query or the client.
 * @param onEnd called when the response has ended
 * @returns the id
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { trustedProxies, logsAccess, slowRequestMs }: RequestLogSettings,
  onEnd: (ended: FinishedRequest) => void = () => {},
): string {
  const id = incomingRequestId(request.headers[requestIdHeader], trustedProxies);
  request.headers[requestIdHeader] = id;
  // Request handlers may change both.
  const { url = '', method: requestMethod = '' } = request;
  const isRsc = request.headers[rscHeader] !== undefined;
  const start = performance.now();
  const metrics = getMetrics();
  metrics?.step('requests', 1);
  response.once('close', () => {
    const duration = performance.now() - start;
    const { statusCode: status, writableFinished: isComplete } = response;
    const kind = requestKind(url, isRsc, status);
    const outcome = requestOutcome(status, isComplete);
    metrics?.step('requests', -1);
    metrics?.count('requests', { kind, status: outcome });
    metrics?.time('requests', { kind }, duration / 1000);
    const method = methods.has(requestMethod) ? requestMethod : 'other';
    onEnd({ method, kind, status, isComplete, request: id });
    const isSlow = duration >= slowRequestMs;
    if (!isSlow && (!logsAccess || kind === 'health')) return;
    const fields = {
      method,
      kind,
      status: isComplete ? status : outcome,
      milliseconds: Math.round(duration),
      request: id,
    };
    logLine(isSlow ? 'warn' : 'info', isSlow ? 'Slow request' : 'Request', fields);
  });
  return id;
}
