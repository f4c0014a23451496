import { chatChoose } from '@/lib/server/calls/chat-choose';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(chatChoose);
