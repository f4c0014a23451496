import type { IncomingMessage } from 'node:http';

/** Whether a request is read-only. */
export const isReadMethod = ({ method }: Pick<IncomingMessage, 'method'>) => method === 'GET' || method === 'HEAD';
