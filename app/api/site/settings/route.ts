import { siteSettings } from '@/lib/server/calls/site-settings';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(siteSettings);
