import { cspReport } from '@/lib/api/endpoints/csp-report';
import { routeHandlers } from '@/lib/api/http/define-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(cspReport);
