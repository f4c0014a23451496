import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';
import { writeStorageItem } from '@/lib/client/storage/browser-storage';
import { fetchIsExcluded, getChatTypeConfig, getVisitorIp } from '@/lib/client/chat/chat-api';
import { useChat } from '@/lib/client/chat/chat-store';
import { decideChat, shouldFetchChatType, type ChatDecision } from '@/lib/client/chat/chat-rules';
import { loadEasemob } from '@/lib/client/chat/easemob';
import { loadSalesmartly } from '@/lib/client/chat/salesmartly';
import { storageKeys } from '@/lib/contract/storage-keys';

async function fetchDecision(
  language: string,
  settings: ClientSettings['chat'],
  signal: AbortSignal,
): Promise<ChatDecision> {
  const [visitorIp, isExcluded] = await Promise.all([
    getVisitorIp(signal).catch(() => null),
    settings.hasExcludedIp ? fetchIsExcluded(signal).catch(() => null) : false,
  ]);
  const config = shouldFetchChatType(visitorIp, isExcluded)
    ? await getChatTypeConfig(language, signal).catch(() => null)
    : null;
  return decideChat({ config, ...settings });
}

async function load(decision: ChatDecision, configId: string, signal: AbortSignal): Promise<void> {
  if (decision.kind === 'script') await loadSalesmartly(decision.url, signal);
  if (decision.kind === 'easemob') await loadEasemob(decision.url, configId, signal);
}

/**
 * Determines which chat a visitor with consent to third-party services gets, and loads it. Any failure falls back to
 * the built-in chat.
 * @param language a tag such as `ru-RU`
 */
export async function startChat(
  language: string,
  settings: ClientSettings['chat'],
  signal: AbortSignal,
): Promise<void> {
  const decision = await fetchDecision(language, settings, signal);
  if (signal.aborted) return;
  if (decision.openChat) writeStorageItem('localStorage', storageKeys.openChat, decision.openChat);
  const kind = await load(decision, settings.easemobConfigId, signal).then(
    () => decision.kind,
    () => 'builtin' as const,
  );
  if (!signal.aborted) useChat.getState().ready(kind);
}
