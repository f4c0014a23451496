import { chatChoose } from '@/lib/api/endpoints/chat-choose';
import { routeHandlers } from '@/lib/api/http/define-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(chatChoose);
