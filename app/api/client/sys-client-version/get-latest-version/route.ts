import { latestVersion } from '@/lib/api/endpoints/latest-version';
import { routeHandlers } from '@/lib/api/http/define-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(latestVersion);
