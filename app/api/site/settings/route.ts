import { siteSettings } from '@/lib/api/endpoints/site-settings';
import { routeHandlers } from '@/lib/api/http/define-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(siteSettings);
