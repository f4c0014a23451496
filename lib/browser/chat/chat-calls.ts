import * as z from 'zod/mini';
import { call } from '@/lib/browser/calls/client-api';
import type { ChatTypeConfig } from '@/lib/browser/chat/choose-chat';
import { scriptAddress } from '@/lib/browser/chat/script-address';
import type { LocaleCode } from '@/lib/i18n/locales';

/** The calls about the chat. All of them throw what `call` throws. */

declare global {
  interface Window {
    /** The visitor's address, for scripts of the chat. */
    __visitorIp?: string;
  }
}

const text = z.catch(z.string(), '');

/** The visitor's address as the back end sees it; it is kept in `window.__visitorIp`. */
export async function getVisitorIp(signal: AbortSignal): Promise<string> {
  const { ip } = await call('sys/config/ip/get-visitor-ip', { data: z.object({ ip: z.string() }), signal });
  window.__visitorIp = ip;
  return ip;
}

/** Which chat is configured. @param language a tag such as `ru-RU` */
export async function getChatTypeConfig(language: string, signal: AbortSignal): Promise<ChatTypeConfig> {
  const data = z.object({ chat: text, chat_info: z.catch(z.object({ js: text }), { js: '' }) });
  const query = { lang: language, type: 'www' };
  const answer = await call('sys/config/register-chat/get-chat-type-config', { data, query, signal });
  return { chat: answer.chat, scriptUrl: scriptAddress(answer.chat_info.js) };
}

/** Which chat takes a visitor whom a person answers: `ss` or `easemob`. */
export async function chooseChat(): Promise<string> {
  const query = { ip: window.__visitorIp ?? '', lang: 'zh' };
  return (await call('third/chat/choose', { data: z.object({ type: z.string() }), query })).type;
}

const helpArticles = z.object({
  articles: z.array(z.object({ title: z.string(), path: z.string(), language: z.string() })),
});
export type HelpArticle = z.infer<typeof helpArticles>['articles'][number];

/** The help articles that the site's own chat shows. */
export async function getHelpArticles(locale: LocaleCode): Promise<HelpArticle[]> {
  return (await call('site/help-articles', { data: helpArticles, query: { locale }, isOwn: true })).articles;
}
