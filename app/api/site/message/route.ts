import { message } from '@/lib/api/endpoints/message';
import { routeHandlers } from '@/lib/api/http/define-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(message);
