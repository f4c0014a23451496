import { visitorIp } from '@/lib/api/endpoints/visitor-ip';
import { routeHandlers } from '@/lib/api/http/define-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(visitorIp);
