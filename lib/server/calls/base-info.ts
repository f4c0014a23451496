import { z } from 'zod';
import { defineCall } from '@/lib/server/http/call';
import { site } from '@/lib/settings/site';

/** GET home/base-info: what an operator may say of the site without a new build. */
export const baseInfo = defineCall({
  path: 'home/base-info',
  method: 'GET',
  kind: 'read',
  summary: 'Title, description and keywords of the home page, addresses for registering, and statistics snippets.',
  input: z.object({ lang: z.string().max(20).default('en-US'), type: z.literal('home').default('home') }),
  data: z.object({
    title: z.string(),
    keywords: z.string(),
    description: z.string(),
    register_url: z.string(),
    login_url: z.string(),
    statistical_title: z.string().meta({ description: 'Markup for the head.' }),
    statistical_body: z.string().meta({ description: 'Markup for the body.' }),
  }),
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
