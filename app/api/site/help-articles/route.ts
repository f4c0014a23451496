import { helpArticles } from '@/lib/server/calls/help-articles';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(helpArticles);
