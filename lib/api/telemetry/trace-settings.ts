type Env = Record<string, string | undefined>;

const endpoints = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;
const protocols = ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL'] as const;
const spoken = 'http/protobuf';

/**
 * Whether OpenTelemetry's variables ask for traces.
 * @throws Error with one sentence when they ask for what this server cannot do
 */
export function wantsTraces(env: Env): boolean {
  const isOff = env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none';
  const endpoint = endpoints.find((name) => env[name]);
  if (isOff || !endpoint) return false;
  // No value is repeated: an address may hold a password.
  if (!URL.canParse(env[endpoint]!) || !/^https?:/i.test(env[endpoint]!)) {
    throw new Error(`The setting ${endpoint} has a value, which is not allowed: it must be an http address.`);
  }
  const protocol = protocols.find((name) => env[name]);
  if (protocol && env[protocol] !== spoken) {
    throw new Error(
      `The setting ${protocol} has the value "${env[protocol]}", which is not allowed: it must be ${spoken}.`,
    );
  }
  return true;
}
