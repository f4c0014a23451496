import * as z from 'zod/mini';
import { callProductApi } from '@/lib/client/api/call-product-api';
import { lenient } from '@/lib/client/api/lenient-schema';
import { callEndpoint } from '@/lib/client/api/call-endpoint';
import type { ChatTypeConfig } from '@/lib/client/chat/choose-chat';
import { parseScriptUrl } from '@/lib/client/chat/script-url';
import type { LocaleCode } from '@/lib/i18n/locales';
import { apiBase } from '@/lib/contract/endpoint-schema';
import { chatChooseEndpoint } from '@/lib/contract/endpoints/chat-choose';
import { chatExclusionEndpoint } from '@/lib/contract/endpoints/chat-exclusion';
import { chatTypeEndpoint } from '@/lib/contract/endpoints/chat-type';
import { helpArticlesEndpoint, type HelpArticle } from '@/lib/contract/endpoints/help-articles';
import { visitorIpEndpoint } from '@/lib/contract/endpoints/visitor-ip';

/** The calls about the chat. All of them throw what `callEndpoint` throws. */

declare global {
  interface Window {
    /** The visitor's address, for scripts of the chat. */
    __visitorIp?: string;
  }
}

/** The visitor's address as the back end sees it; it is kept in `window.__visitorIp`. */
export async function getVisitorIp(signal: AbortSignal): Promise<string> {
  // The rest of the answer is not read, so another back end may leave it out.
  const data = z.pick(visitorIpEndpoint.data, { ip: true });
  const { ip } = await callProductApi(visitorIpEndpoint, {}, { data, signal });
  window.__visitorIp = ip;
  return ip;
}

/** True for the visitor who gets the site's own chat, whatever is configured. */
export async function askIfExcluded(signal: AbortSignal): Promise<boolean> {
  return (await callEndpoint(apiBase, chatExclusionEndpoint, {}, { signal })).excluded;
}

/** Which chat is configured. @param lang a tag such as `ru-RU` */
export async function getChatTypeConfig(lang: string, signal: AbortSignal): Promise<ChatTypeConfig> {
  const options = { data: lenient(chatTypeEndpoint.data), signal };
  const { chat, chat_info } = await callProductApi(chatTypeEndpoint, { lang, type: 'www' }, options);
  return { chat, scriptUrl: parseScriptUrl(chat_info.js) };
}

/** Which chat takes a visitor whom a person answers. */
export async function chooseChat(): Promise<'easemob' | 'ss'> {
  return (await callProductApi(chatChooseEndpoint, { ip: window.__visitorIp ?? '', lang: 'zh' })).type;
}

/** The help articles that the site's own chat shows. */
export async function getHelpArticles(locale: LocaleCode): Promise<HelpArticle[]> {
  return (await callEndpoint(apiBase, helpArticlesEndpoint, { locale })).articles;
}
