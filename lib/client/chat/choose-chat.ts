/** Which chat a visitor finds: two rules without side effects. "The default" is the site's own widget. */

export type ChatTypeConfig = {
  /** SS_ROBOT, SS_HUMAN, HUAN_XIN, another word or nothing. */
  chat: string;
  /** The address of the configured script, when it is one that may be loaded. */
  scriptUrl: string | null;
};

export type ChatInput = {
  /** Null when the chat's type could not be had, or was not asked for. */
  config: ChatTypeConfig | null;
  /** Settings; empty while they are not set. */
  fallbackScriptUrl: string;
  easemobConfigId: string;
};

/** What is kept for the visitor: '1' when a person answers, '0' when the robot does. */
export type OpenChat = '0' | '1';

export type ChatDecision =
  | { kind: 'own'; openChat?: OpenChat }
  | { kind: 'script'; url: string; openChat?: OpenChat }
  | { kind: 'easemob'; url: string; openChat: '1' };

/** Easemob's script finds its own tag by this address, so nothing but the id may change in it. */
const easemobAddress = (configId: string) =>
  `https://kefu.easemob.com/webim/easemob.js?configId=${encodeURIComponent(configId)}`;

/**
 * True when the chat's type is asked for.
 * @param visitorIp null when it could not be had
 * @param isExcluded true for the visitor who always gets the default; null when that could not be had
 */
export function isTypeAsked(visitorIp: string | null, isExcluded: boolean | null): boolean {
  return visitorIp !== null && isExcluded === false;
}

function scriptOrOwn(url: string | null, openChat?: OpenChat): ChatDecision {
  const kept = openChat ? { openChat } : {};
  return url ? { kind: 'script', url, ...kept } : { kind: 'own', ...kept };
}

/** Which chat loads. */
export function decideChat({ config, fallbackScriptUrl, easemobConfigId }: ChatInput): ChatDecision {
  if (!config) return { kind: 'own' };
  switch (config.chat) {
    case 'SS_ROBOT':
      return scriptOrOwn(config.scriptUrl ?? fallbackScriptUrl, '0');
    case 'SS_HUMAN':
      return scriptOrOwn(config.scriptUrl, '1');
    case 'HUAN_XIN':
      if (!easemobConfigId) return { kind: 'own', openChat: '1' };
      return { kind: 'easemob', url: easemobAddress(easemobConfigId), openChat: '1' };
    default:
      return scriptOrOwn(config.scriptUrl);
  }
}

export type OpeningInput = {
  /** What is kept for the visitor. */
  openChat: string | null;
  /** What third/chat/choose answered; null when it failed or was not asked. */
  type: string | null;
  isEasemobLoaded: boolean;
};

/** True when opening asks which chat takes the visitor. */
export function isChoiceAsked(openChat: string | null): boolean {
  return openChat === '1';
}

/** Which widget opens. */
export function decideOpening({ openChat, type, isEasemobLoaded }: OpeningInput): 'default' | 'easemob' {
  if (!isChoiceAsked(openChat) || type === 'ss') return 'default';
  return isEasemobLoaded ? 'easemob' : 'default';
}
