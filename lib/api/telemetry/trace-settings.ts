type Env = Record<string, string | undefined>;

const endpoints = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;
const protocols = ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL'] as const;
const supported = 'http/protobuf';

/**
 * Whether OpenTelemetry's environment variables enable traces.
 * @throws Error with a message that names the invalid variable
 */
export function isTracingEnabled(env: Env): boolean {
  const isDisabled = env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none';
  const endpoint = endpoints.find((name) => env[name]);
  if (isDisabled || !endpoint) return false;
  // The value is not repeated, because a URL may contain a password.
  if (!URL.canParse(env[endpoint]!) || !/^https?:/i.test(env[endpoint]!)) {
    throw new Error(`The setting ${endpoint} has an invalid value: it must be an http or https URL.`);
  }
  const protocol = protocols.find((name) => env[name]);
  if (protocol && env[protocol] !== supported) {
    throw new Error(
      `The setting ${protocol} has the value "${env[protocol]}", which is not allowed: it must be ${supported}.`,
    );
  }
  return true;
}
