import { readStorageItem } from '@/lib/client/storage/browser-storage';
import { chooseChat } from '@/lib/client/chat/chat-api';
import { useChat } from '@/lib/client/chat/chat-store';
import { decideOpening, shouldFetchWidgetChoice } from '@/lib/client/chat/chat-rules';
import { closeEasemob, isEasemobLoaded, openEasemob } from '@/lib/client/chat/easemob';
import { closeSalesmartly, isSalesmartlyReady, openSalesmartly } from '@/lib/client/chat/salesmartly';
import { storageKeys } from '@/lib/contract/storage-keys';

/** Opens the visitor's widget. @param areServicesAllowed false always opens the built-in one */
export async function openChat(areServicesAllowed: boolean): Promise<void> {
  const { open } = useChat.getState();
  if (!areServicesAllowed) {
    open('builtin');
    return;
  }
  const openChat = readStorageItem('localStorage', storageKeys.openChat);
  const type = shouldFetchWidgetChoice(openChat) ? await chooseChat().catch(() => null) : null;
  if (decideOpening({ openChat, type, isEasemobLoaded: isEasemobLoaded() }) === 'easemob') openEasemob();
  else if (isSalesmartlyReady()) openSalesmartly();
  else open('builtin');
}

/** Closes the open widget. */
export function closeChat(): void {
  const { status, kind, close } = useChat.getState();
  if (status !== 'open') return;
  if (kind === 'script') closeSalesmartly();
  if (kind === 'easemob') closeEasemob();
  close();
}
