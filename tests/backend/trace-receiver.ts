import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { listen } from '../free-port';

/** Mock OpenTelemetry collector: receives OTLP traces over HTTP and parses the parts that tests check. */

export type ReceivedSpan = {
  name: string;
  trace: string;
  id: string;
  parent: string;
  attributes: Record<string, string>;
};

type Field = { number: number; value: Buffer };

/** Decodes the fields of a Protocol Buffers message; integers as decimal text, fixed-width numbers as bytes. */
function fieldsOf(message: Buffer): Field[] {
  let offset = 0;
  const varint = (): number => {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = message[offset++]!;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  };
  const fields: Field[] = [];
  while (offset < message.length) {
    const key = varint();
    const fieldStart = offset;
    const wire = key & 7;
    if (wire === 0) fields.push({ number: key >>> 3, value: Buffer.from(String(varint())) });
    else {
      const length = wire === 1 ? 8 : wire === 5 ? 4 : varint();
      const start = wire === 2 ? offset : fieldStart;
      fields.push({ number: key >>> 3, value: message.subarray(start, start + length) });
      offset = start + length;
    }
  }
  return fields;
}

const submessages = (message: Buffer, number: number) =>
  fieldsOf(message).flatMap((field) => (field.number === number ? [field.value] : []));

/** Decodes the attributes of a span or a resource: `KeyValue`s whose `AnyValue` has one field. */
const attributesOf = (message: Buffer, number: number) =>
  Object.fromEntries(
    submessages(message, number).map((pair) => {
      const [key, value] = [submessages(pair, 1)[0]!, submessages(pair, 2)[0]!];
      return [String(key), String(fieldsOf(value)[0]!.value)];
    }),
  );

function readSpan(span: Buffer): ReceivedSpan {
  const [trace, id, parent] = [1, 2, 4].map((number) => submessages(span, number)[0]?.toString('hex') ?? '');
  return {
    name: String(submessages(span, 5)[0]),
    trace: trace!,
    id: id!,
    parent: parent!,
    attributes: attributesOf(span, 9),
  };
}

/** Starts the collector. @returns its URL and what it has received so far */
export async function receiveTraces() {
  const spans: ReceivedSpan[] = [];
  const resources: Record<string, string>[] = [];
  const bodies: string[] = [];
  const server = http.createServer((request, response) => {
    void buffer(request).then((body) => {
      const message = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      const isTraces = request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf';
      if (isTraces) {
        bodies.push(message.toString('latin1'));
        for (const field of submessages(message, 1)) {
          resources.push(...submessages(field, 1).map((resource) => attributesOf(resource, 1)));
          spans.push(...submessages(field, 2).flatMap((scope) => submessages(scope, 2).map(readSpan)));
        }
      }
      response.writeHead(isTraces ? 200 : 415, { 'Content-Type': 'application/x-protobuf' }).end();
    });
  });
  const url = await listen(server);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, spans, resources, bodies, stop };
}
