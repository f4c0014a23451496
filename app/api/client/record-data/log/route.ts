import { fingerprintLog } from '@/lib/api/endpoints/fingerprint-log';
import { routeHandlers } from '@/lib/api/http/define-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(fingerprintLog);
