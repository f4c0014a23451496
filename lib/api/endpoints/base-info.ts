import { baseInfoEndpoint } from '@/lib/contract/endpoints/base-info';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { site } from '@/lib/config/site';

/** GET home/base-info: what an operator may say of the site without a new build. */
export const baseInfo = defineEndpoint(baseInfoEndpoint, {
  kind: 'read',
  isShared: true,
  summary: 'Title, description and keywords of the home page, addresses for registering, and statistics snippets.',
  async answer() {
    // The home page's own words are written in every language, so there is nothing to put in their place.
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
