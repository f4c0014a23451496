import * as z from 'zod/mini';
import { callProductApi } from '@/lib/client/api/call-product-api';
import { toLenientSchema } from '@/lib/client/api/lenient-schema';
import { callEndpoint } from '@/lib/client/api/call-endpoint';
import type { ChatTypeConfig } from '@/lib/client/chat/chat-rules';
import { parseScriptUrl } from '@/lib/client/chat/script-url';
import type { LocaleCode } from '@/lib/i18n/locales';
import { apiBase } from '@/lib/contract/endpoint-schema';
import { chatChooseEndpoint } from '@/lib/contract/endpoints/chat-choose';
import { chatExclusionEndpoint } from '@/lib/contract/endpoints/chat-exclusion';
import { chatTypeEndpoint } from '@/lib/contract/endpoints/chat-type';
import { helpArticlesEndpoint, type HelpArticle } from '@/lib/contract/endpoints/help-articles';
import { visitorIpEndpoint } from '@/lib/contract/endpoints/visitor-ip';

/** Chat endpoints. All throw the errors of `callEndpoint`. */

declare global {
  interface Window {
    /** The visitor's IP address, for chat scripts. */
    __visitorIp?: string;
  }
}

/** The visitor's IP address as seen by the back end; stored in `window.__visitorIp`. */
export async function getVisitorIp(signal: AbortSignal): Promise<string> {
  // The rest of the response is not read, so another back end may omit it.
  const data = z.pick(visitorIpEndpoint.data, { ip: true });
  const { ip } = await callProductApi(visitorIpEndpoint, {}, { data, signal });
  window.__visitorIp = ip;
  return ip;
}

/** Whether the visitor gets the built-in chat regardless of configuration. */
export async function fetchIsExcluded(signal: AbortSignal): Promise<boolean> {
  return (await callEndpoint(apiBase, chatExclusionEndpoint, {}, { signal })).excluded;
}

/** Returns the configured chat. @param lang a tag such as `ru-RU` */
export async function getChatTypeConfig(lang: string, signal: AbortSignal): Promise<ChatTypeConfig> {
  const options = { data: toLenientSchema(chatTypeEndpoint.data), signal };
  const { chat, chat_info } = await callProductApi(chatTypeEndpoint, { lang, type: 'www' }, options);
  return { chat, scriptUrl: parseScriptUrl(chat_info.js) };
}

/** Returns the chat for a visitor who is served by a person. */
export async function chooseChat(): Promise<'easemob' | 'ss'> {
  return (await callProductApi(chatChooseEndpoint, { ip: window.__visitorIp ?? '', lang: 'zh' })).type;
}

/** Help articles that the built-in chat shows. */
export async function getHelpArticles(locale: LocaleCode): Promise<HelpArticle[]> {
  return (await callEndpoint(apiBase, helpArticlesEndpoint, { locale })).articles;
}
