import { chatChooseEndpoint } from '@/lib/contract/endpoints/chat-choose';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { site } from '@/lib/config/site';

export const endpoint = defineEndpoint({
  ...chatChooseEndpoint,
  rateLimit: 'read',
  summary: 'Selects the chat for a visitor who has talked to an agent.',
  async handler() {
    return { type: site.chat.type === 'HUAN_XIN' ? ('easemob' as const) : ('ss' as const) };
  },
});
