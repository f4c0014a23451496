import { authorizedLogin } from '@/lib/api/endpoints/authorized-login';
import { routeHandlers } from '@/lib/api/http/define-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(authorizedLogin);
