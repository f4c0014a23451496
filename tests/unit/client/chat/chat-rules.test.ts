import { expect, it } from 'vitest';
import { decideChat, decideOpening, shouldFetchChatType, type ChatDecision } from '@/lib/client/chat/chat-rules';

const configured = 'https://chat.example/project.js';
const fallback = 'https://chat.example/fallback.js';
const easemob = 'https://kefu.easemob.com/webim/easemob.js?configId=11-22';

it.each<[name: string, visitor: string | null, isExcluded: boolean | null, isRequested: boolean]>([
  ['is requested for any visitor', '203.0.113.7', false, true],
  ['is not requested for the excluded visitor', '203.0.113.9', true, false],
  ['is requested for an unknown visitor if none is excluded', '', false, true],
  ["is not requested if the visitor's IP address is unavailable", null, false, false],
  ['is not requested if the exclusion is unavailable', '203.0.113.7', null, false],
  ['is not requested if both are unavailable', null, null, false],
])('the chat type: %s', (_, visitor, excluded, isRequested) => {
  expect(shouldFetchChatType(visitor, excluded)).toBe(isRequested);
});

const settings = { fallbackScriptUrl: fallback, easemobConfigId: '11-22' };
const unset = { fallbackScriptUrl: '', easemobConfigId: '' };
type Row = [chat: string, scriptUrl: string | null, set: typeof settings, decision: ChatDecision];

it.each<Row>([
  ['SS_ROBOT', configured, settings, { kind: 'script', url: configured, openChat: '0' }],
  ['SS_ROBOT', configured, unset, { kind: 'script', url: configured, openChat: '0' }],
  ['SS_ROBOT', null, settings, { kind: 'script', url: fallback, openChat: '0' }],
  ['SS_ROBOT', null, unset, { kind: 'builtin', openChat: '0' }],
  ['SS_HUMAN', configured, settings, { kind: 'script', url: configured, openChat: '1' }],
  ['SS_HUMAN', configured, unset, { kind: 'script', url: configured, openChat: '1' }],
  ['SS_HUMAN', null, settings, { kind: 'builtin', openChat: '1' }],
  ['SS_HUMAN', null, unset, { kind: 'builtin', openChat: '1' }],
  ['HUAN_XIN', configured, settings, { kind: 'easemob', url: easemob, openChat: '1' }],
  ['HUAN_XIN', null, settings, { kind: 'easemob', url: easemob, openChat: '1' }],
  ['HUAN_XIN', configured, unset, { kind: 'builtin', openChat: '1' }],
  ['OTHER', configured, settings, { kind: 'script', url: configured }],
  ['OTHER', null, settings, { kind: 'builtin' }],
  ['', configured, settings, { kind: 'script', url: configured }],
  ['', null, settings, { kind: 'builtin' }],
  ['', null, unset, { kind: 'builtin' }],
])('the chat for “%s” with the script %s and %o', (chat, scriptUrl, set, decision) => {
  expect(decideChat({ config: { chat, scriptUrl }, ...set })).toEqual(decision);
});

it('the built-in chat is used without caching if the type is unavailable or was not requested', () => {
  expect(decideChat({ config: null, ...settings })).toEqual({ kind: 'builtin' });
  expect(decideChat({ config: null, ...unset })).toEqual({ kind: 'builtin' });
});

it('the Easemob ID is passed as one value, whatever it contains', () => {
  const config = { chat: 'HUAN_XIN', scriptUrl: null };
  const { url } = decideChat({ config, fallbackScriptUrl: '', easemobConfigId: 'a&b=c' }) as { url: string };
  expect(new URL(url).searchParams.get('configId')).toBe('a&b=c');
});

it.each<[openChat: string | null, type: string | null, isLoaded: boolean, widget: 'default' | 'easemob']>([
  [null, null, true, 'default'],
  ['0', null, true, 'default'],
  ['0', 'easemob', true, 'default'],
  ['x', 'easemob', true, 'default'],
  ['1', 'ss', true, 'default'],
  ['1', 'ss', false, 'default'],
  ['1', 'easemob', true, 'easemob'],
  ['1', 'easemob', false, 'default'],
  ['1', 'other', true, 'easemob'],
  ['1', 'other', false, 'default'],
  ['1', null, true, 'easemob'],
  ['1', null, false, 'default'],
])(
  'the chat widget for open_chat %s, the type %s, and Easemob loaded: %s',
  (openChat, type, isEasemobLoaded, widget) => {
    expect(decideOpening({ openChat, type, isEasemobLoaded })).toBe(widget);
  },
);
