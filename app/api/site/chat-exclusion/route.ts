import { chatExclusion } from '@/lib/api/endpoints/chat-exclusion';
import { routeHandlers } from '@/lib/api/http/define-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(chatExclusion);
