import { describe, expect, it } from 'vitest';
import { wantsTraces } from '@/lib/api/telemetry/trace-settings';

const endpoint = 'http://127.0.0.1:4318';

describe('traces', () => {
  it.each([
    [false, {}],
    [false, { OTEL_SERVICE_NAME: 'site' }],
    [true, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }],
    [true, { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' }],
    [false, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' }],
    [false, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_EXPORTER: 'none' }],
  ])('are sent (%s) as OpenTelemetry’s variables say: %o', (isWanted, env) => {
    expect(wantsTraces(env)).toBe(isWanted);
  });

  it('stop the start with one sentence when they cannot be sent so, and repeat no address', () => {
    expect(() => wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:open-sesame' })).toThrow(
      'The setting OTEL_EXPORTER_OTLP_ENDPOINT has a value, which is not allowed: it must be an http address.',
    );
    expect(() => wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
      'The setting OTEL_EXPORTER_OTLP_PROTOCOL has the value "grpc", which is not allowed',
    );
  });
});
