import { baseInfoEndpoint } from '@/lib/contract/endpoints/base-info';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { site } from '@/lib/config/site';

export const endpoint = defineEndpoint({
  ...baseInfoEndpoint,
  rateLimit: 'read',
  isShared: true,
  summary: 'Title, description and keywords of the home page, URLs of sign-up and sign-in, and statistics snippets.',
  async handler() {
    // The home page's copy is written in every language, so there is nothing to override.
    return {
      title: '',
      keywords: '',
      description: '',
      register_url: site.registerUrl,
      login_url: site.loginUrl,
      statistical_title: site.statistics.head,
      statistical_body: site.statistics.body,
    };
  },
});
