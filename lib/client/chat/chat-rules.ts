/** Pure rules that choose a visitor's chat. "The default" is the built-in widget. */

export type ChatTypeConfig = {
  /** SS_ROBOT, SS_HUMAN, HUAN_XIN, another value or empty. */
  chat: string;
  /** URL of the configured script, if it may be loaded. */
  scriptUrl: string | null;
};

export type ChatInput = {
  /** Null when the chat type was unavailable or not requested. */
  config: ChatTypeConfig | null;
  /** Settings; empty when not configured. */
  fallbackScriptUrl: string;
  easemobConfigId: string;
};

/** Stored for the visitor: '1' when an agent replies, '0' when the bot does. */
export type OpenChat = '0' | '1';

export type ChatDecision =
  | { kind: 'builtin'; openChat?: OpenChat }
  | { kind: 'script'; url: string; openChat?: OpenChat }
  | { kind: 'easemob'; url: string; openChat: '1' };

/** Easemob's script finds its own tag by this URL, so only the id may change in it. */
const easemobUrl = (configId: string) =>
  `https://kefu.easemob.com/webim/easemob.js?configId=${encodeURIComponent(configId)}`;

/**
 * Whether the chat type is requested.
 * @param visitorIp null when unavailable
 * @param isExcluded true for a visitor who always gets the default; null when unavailable
 */
export function shouldFetchChatType(visitorIp: string | null, isExcluded: boolean | null): boolean {
  return visitorIp !== null && isExcluded === false;
}

function scriptOrBuiltin(url: string | null, openChat?: OpenChat): ChatDecision {
  const openChatField = openChat ? { openChat } : {};
  return url ? { kind: 'script', url, ...openChatField } : { kind: 'builtin', ...openChatField };
}

/** Decides which chat to load. */
export function decideChat({ config, fallbackScriptUrl, easemobConfigId }: ChatInput): ChatDecision {
  if (!config) return { kind: 'builtin' };
  switch (config.chat) {
    case 'SS_ROBOT':
      return scriptOrBuiltin(config.scriptUrl ?? fallbackScriptUrl, '0');
    case 'SS_HUMAN':
      return scriptOrBuiltin(config.scriptUrl, '1');
    case 'HUAN_XIN':
      if (!easemobConfigId) return { kind: 'builtin', openChat: '1' };
      return { kind: 'easemob', url: easemobUrl(easemobConfigId), openChat: '1' };
    default:
      return scriptOrBuiltin(config.scriptUrl);
  }
}

export type OpeningInput = {
  /** Value stored for the visitor. */
  openChat: string | null;
  /** Response of third/chat/choose; null when it failed or was not requested. */
  type: string | null;
  isEasemobLoaded: boolean;
};

/** Whether opening the chat requests the choice of a widget. */
export function shouldFetchWidgetChoice(openChat: string | null): boolean {
  return openChat === '1';
}

/** Decides which widget opens. */
export function decideOpening({ openChat, type, isEasemobLoaded }: OpeningInput): 'default' | 'easemob' {
  if (!shouldFetchWidgetChoice(openChat) || type === 'ss') return 'default';
  return isEasemobLoaded ? 'easemob' : 'default';
}
