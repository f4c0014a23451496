import type { ClientSettings } from '@/lib/api/settings';
import { writeStored } from '@/lib/browser-storage';
import { getChatTypeConfig, getVisitorIp } from '@/lib/chat/calls';
import { useChat } from '@/lib/chat/chat-store';
import { decideChat, isTypeAsked, type ChatDecision } from '@/lib/chat/decide';
import { loadEasemob } from '@/lib/chat/easemob';
import { loadSalesmartly } from '@/lib/chat/salesmartly';
import { storageKeys } from '@/lib/privacy/storage-table';

async function decide(language: string, settings: ClientSettings['chat'], signal: AbortSignal): Promise<ChatDecision> {
  const visitorIp = await getVisitorIp(signal).catch(() => null);
  const config = isTypeAsked(visitorIp, settings.excludedIp)
    ? await getChatTypeConfig(language, signal).catch(() => null)
    : null;
  return decideChat({ config, ...settings });
}

async function load(decision: ChatDecision, configId: string, signal: AbortSignal): Promise<void> {
  if (decision.kind === 'script') await loadSalesmartly(decision.url, signal);
  if (decision.kind === 'easemob') await loadEasemob(decision.url, configId, signal);
}

/**
 * Finds out which chat a visitor gets who allows services of others, and loads it. Whatever fails on the way, there is
 * the site's own. @param language a tag such as `ru-RU`
 */
export async function startChat(
  language: string,
  settings: ClientSettings['chat'],
  signal: AbortSignal,
): Promise<void> {
  const decision = await decide(language, settings, signal);
  if (signal.aborted) return;
  if (decision.openChat) writeStored('localStorage', storageKeys.openChat, decision.openChat);
  const kind = await load(decision, settings.easemobConfigId, signal).then(
    () => decision.kind,
    () => 'own' as const,
  );
  if (!signal.aborted) useChat.getState().ready(kind);
}
