import { consent } from '@/lib/api/endpoints/consent';
import { routeHandlers } from '@/lib/api/http/define-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(consent);
