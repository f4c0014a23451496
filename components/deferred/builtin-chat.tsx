'use client';

import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { PanelProps } from '@/components/deferred/builtin-chat-panel';
import { Icon } from '@/components/ui/icon';
import { useChat } from '@/lib/client/chat/chat-store';
import { closeChat, openChat } from '@/lib/client/chat/open-widget';
import { floatingRef } from '@/lib/client/layout/avoid-overlap';
import styles from './builtin-chat.module.css';

type BuiltinChatProps = Omit<PanelProps, 'isOpen'> & { areServicesAllowed: boolean };

/** Button that opens the visitor's chat, and the panel of the built-in chat. */
export function BuiltinChat({ areServicesAllowed, ...panel }: BuiltinChatProps) {
  const { status, kind } = useChat();
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const setLauncher = useCallback((element: HTMLButtonElement) => {
    launcher.current = element;
    return floatingRef(element);
  }, []);
  const root = useRef<HTMLElement>(null);
  const isOpening = useRef(false);
  const isOpen = status === 'open' && kind === 'builtin';
  const { messages } = panel;

  useEffect(() => {
    if (!isOpen || Panel) return;
    import('./builtin-chat-panel').then(({ BuiltinChatPanel }) => setPanel(() => BuiltinChatPanel)).catch(closeChat);
  }, [isOpen, Panel]);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !root.current?.contains(document.activeElement)) return;
      closeChat();
      launcher.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  const open = () => {
    if (isOpening.current) return;
    isOpening.current = true;
    void openChat(areServicesAllowed).finally(() => {
      isOpening.current = false;
    });
  };

  if (status === 'absent') return null;
  return (
    // A third-party chat has its own close button, and fills a small screen.
    <section aria-label={messages.heading} ref={root} hidden={status === 'open' && !isOpen}>
      <button
        className={styles.launcher}
        ref={setLauncher}
        type="button"
        aria-label={isOpen ? messages.close : messages.open}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        data-click={isOpen ? 'close chat' : 'open chat'}
        onClick={() => (isOpen ? closeChat() : open())}
      >
        {isOpen ? <Icon name="x" size={24} /> : <Icon name="message-circle" size={24} />}
      </button>
      {Panel ? <Panel {...panel} isOpen={isOpen} /> : null}
    </section>
  );
}
