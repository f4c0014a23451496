import { fingerprintLog } from '@/lib/server/calls/fingerprint-log';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(fingerprintLog);
