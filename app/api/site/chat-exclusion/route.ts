import { chatExclusion } from '@/lib/server/calls/chat-exclusion';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(chatExclusion);
