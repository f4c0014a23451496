import { baseInfo } from '@/lib/api/endpoints/base-info';
import { routeHandlers } from '@/lib/api/http/define-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(baseInfo);
