import { chatType } from '@/lib/server/calls/chat-type';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(chatType);
