import * as z from 'zod/mini';
import { callProduct } from '@/lib/browser/calls/call-product';
import { lenient } from '@/lib/browser/calls/lenient';
import { makeCall } from '@/lib/browser/calls/make-call';
import type { ChatTypeConfig } from '@/lib/browser/chat/choose-chat';
import { scriptAddress } from '@/lib/browser/chat/script-address';
import type { LocaleCode } from '@/lib/i18n/locales';
import { ownBase } from '@/lib/protocol/call-shape';
import { chatChooseShape } from '@/lib/protocol/calls/chat-choose';
import { chatExclusionShape } from '@/lib/protocol/calls/chat-exclusion';
import { chatTypeShape } from '@/lib/protocol/calls/chat-type';
import { helpArticlesShape, type HelpArticle } from '@/lib/protocol/calls/help-articles';
import { visitorIpShape } from '@/lib/protocol/calls/visitor-ip';

/** The calls about the chat. All of them throw what `makeCall` throws. */

declare global {
  interface Window {
    /** The visitor's address, for scripts of the chat. */
    __visitorIp?: string;
  }
}

/** The visitor's address as the back end sees it; it is kept in `window.__visitorIp`. */
export async function getVisitorIp(signal: AbortSignal): Promise<string> {
  // The rest of the answer is not read, so another back end may leave it out.
  const data = z.pick(visitorIpShape.data, { ip: true });
  const { ip } = await callProduct(visitorIpShape, {}, { data, signal });
  window.__visitorIp = ip;
  return ip;
}

/** True for the visitor who gets the site's own chat, whatever is configured. */
export async function askIfExcluded(signal: AbortSignal): Promise<boolean> {
  return (await makeCall(ownBase, chatExclusionShape, {}, { signal })).excluded;
}

/** Which chat is configured. @param lang a tag such as `ru-RU` */
export async function getChatTypeConfig(lang: string, signal: AbortSignal): Promise<ChatTypeConfig> {
  const options = { data: lenient(chatTypeShape.data), signal };
  const { chat, chat_info } = await callProduct(chatTypeShape, { lang, type: 'www' }, options);
  return { chat, scriptUrl: scriptAddress(chat_info.js) };
}

/** Which chat takes a visitor whom a person answers. */
export async function chooseChat(): Promise<'easemob' | 'ss'> {
  return (await callProduct(chatChooseShape, { ip: window.__visitorIp ?? '', lang: 'zh' })).type;
}

/** The help articles that the site's own chat shows. */
export async function getHelpArticles(locale: LocaleCode): Promise<HelpArticle[]> {
  return (await makeCall(ownBase, helpArticlesShape, { locale })).articles;
}
