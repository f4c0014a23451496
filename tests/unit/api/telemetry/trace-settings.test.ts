import { expect, it } from 'vitest';
import { isTracingEnabled } from '@/lib/api/telemetry/trace-settings';

const endpoint = 'http://127.0.0.1:4318';

it.each([
  [false, {}],
  [false, { OTEL_SERVICE_NAME: 'site' }],
  [true, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }],
  [true, { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' }],
  [false, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' }],
  [false, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_EXPORTER: 'none' }],
])("traces are exported (%s) as OpenTelemetry's variables specify: %o", (isEnabled, env) => {
  expect(isTracingEnabled(env)).toBe(isEnabled);
});

it('invalid trace settings stop startup with one line that repeats no URL', () => {
  expect(() => isTracingEnabled({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:open-sesame' })).toThrow(
    'The setting OTEL_EXPORTER_OTLP_ENDPOINT has an invalid value: it must be an http or https URL.',
  );
  expect(() =>
    isTracingEnabled({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }),
  ).toThrow('The setting OTEL_EXPORTER_OTLP_PROTOCOL has the value "grpc", which is not allowed');
});
