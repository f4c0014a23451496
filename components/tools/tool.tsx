'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { loadMessages } from '@/lib/client/messages/load-messages';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { ToolId } from '@/lib/urls/catalog';
import { elementById, toolResultId, toolStatusId } from './tool-elements';
import type { ToolMessages } from './tool-messages';
import { pageIsQuiet } from './page-is-quiet';

export type ToolProps<Id extends ToolId> = { messages: ToolMessages<Id>; language: string };

type AnyTool = ComponentType<{ messages: never; language: string }>;

const tools: Readonly<Record<ToolId, () => Promise<{ default: AnyTool }>>> = {
  'cookie-converter': () => import('./cookie-converter').then((tool) => tool.withCookieConverter()),
  'proxy-format': () => import('./proxy-format'),
  'user-agent': () => import('./user-agent'),
  'utm-link': () => import('./utm-link'),
  'two-factor-code': () => import('./two-factor-code').then((tool) => tool.withQrReader()),
  'fingerprint-check': () => import('./fingerprint-check'),
  'leak-test': () => import('./leak-test'),
};

type Loaded = { Result: AnyTool; messages: ToolMessages<ToolId> };

/** Loads everything that the tool will need, and fonts for whatever the visitor will type. */
async function load(id: ToolId, locale: LocaleCode): Promise<Loaded> {
  const fonts = Promise.allSettled([...document.fonts].map((font) => font.load()));
  const [{ default: Result }, messages] = await Promise.all([
    tools[id](),
    loadMessages<ToolMessages<ToolId>>(`tool-${id}-${locale}`),
    fonts,
  ]);
  return { Result, messages };
}

/** The result of the page's tool. It says that the tool is ready once nothing more will be requested. */
export function Tool({ id, locale, language }: { id: ToolId; locale: LocaleCode; language: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const status = document.getElementById(toolStatusId);
    // The error screen has the address of the page, but no tool.
    if (!status) return;
    const setStatus = (state: 'ready' | 'failed', text: string) => {
      status.dataset.state = state;
      status.textContent = text;
    };
    async function start(): Promise<void> {
      const parts = await load(id, locale);
      if (!isCurrent) return;
      setLoaded(parts);
      await pageIsQuiet();
      setStatus('ready', parts.messages.common.ready);
    }
    start().catch(() => setStatus('failed', elementById(toolResultId).dataset.failed ?? ''));
    return () => {
      isCurrent = false;
    };
  }, [id, locale]);

  if (!loaded) return null;
  const { Result, messages } = loaded;
  return createPortal(<Result messages={messages as never} language={language} />, elementById(toolResultId));
}
