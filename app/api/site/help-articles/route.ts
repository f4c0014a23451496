import { helpArticles } from '@/lib/api/endpoints/help-articles';
import { routeHandlers } from '@/lib/api/http/define-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(helpArticles);
