'use client';

import { useState } from 'react';
import button from '@/components/ui/button.module.css';
import { interpolate } from '@/lib/client/messages/interpolate';
import { maxUserAgentLength, parseUserAgent, type UserAgent } from '@/lib/tools/user-agent';
import { expectedClientHints, findImplausible, frozenWindows } from '@/lib/tools/user-agent-findings';
import type { ToolProps } from './tool';
import type { ToolMessages } from './tool-messages';
import styles from './tool-form.module.css';
import { setToolValue, useToolValues } from './use-tool-form';
import agentStyles from './user-agent.module.css';

type Messages = ToolMessages<'user-agent'>['tool'];

const joined = (...texts: string[]) => texts.filter(Boolean).join(' ');

/** Summary of a user agent: browser, version, system and device as it claims them. */
function Summary({ agent, messages }: { agent: UserAgent; messages: Messages }) {
  const { browser, engine, system, isMobile, isBot } = agent;
  const device = isBot ? messages.devices.program : isMobile ? messages.devices.mobile : messages.devices.desktop;
  const rows = [
    [messages.browser, browser ? joined(browser.name, browser.version) : messages.unknown],
    [messages.engine, engine === 'unknown' ? messages.unknown : engine],
    [messages.system, system.name || messages.unknown],
    [messages.device, device],
  ] as const;
  return (
    <dl className={agentStyles.summary}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The parts of the text, each with its explanation. */
function Parts({ agent, messages }: { agent: UserAgent; messages: Messages }) {
  return (
    <section>
      <h2 className={agentStyles.heading}>{messages.parts}</h2>
      <ol className={agentStyles.parts}>
        {agent.parts.map(({ text, kind }, i) => (
          <li key={`${i} ${text}`} data-kind={kind}>
            <code translate="no">{text}</code>
            <span>{messages.kinds[kind]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Findings({ agent, messages }: { agent: UserAgent; messages: Messages }) {
  const [now] = useState(() => new Date());
  const findings = findImplausible(agent, now);
  return (
    <section>
      <h2 className={agentStyles.heading}>{messages.plausible}</h2>
      {findings.length === 0 ? (
        <p className={agentStyles.fine}>{messages.noFindings}</p>
      ) : (
        <ul className={styles.lines}>
          {findings.map((id) => (
            <li className={styles.note} key={id}>
              {interpolate(messages.findings[id], { value: frozenWindows })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Hints({ agent, messages }: { agent: UserAgent; messages: Messages }) {
  const hints = expectedClientHints(agent);
  return (
    <section>
      <h2 className={agentStyles.heading}>{messages.hints}</h2>
      {hints ? (
        <dl className={agentStyles.hints} translate="no">
          {Object.entries(hints).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className={styles.hint}>{hints ? messages.hintsText : messages.noHints}</p>
    </section>
  );
}

/** The user agent of the page's control: what it claims, what its parts mean, and whether it is plausible. */
export default function UserAgentResult({ messages: { tool } }: ToolProps<'user-agent'>) {
  const { userAgent = '' } = useToolValues();
  const text = userAgent.replace(/^\s*user-agent:\s*/i, '').trim();
  const agent = parseUserAgent(text);
  return (
    <>
      <div className={styles.buttons}>
        <button className={button.small} type="button" onClick={() => setToolValue('userAgent', navigator.userAgent)}>
          {tool.useMine}
        </button>
      </div>
      {agent.parts.length === 0 ? (
        <p className={styles.waiting}>{tool.empty}</p>
      ) : (
        <div className={agentStyles.result}>
          {text.length > maxUserAgentLength ? <p role="alert">{tool.tooLong}</p> : null}
          <Summary agent={agent} messages={tool} />
          <Findings agent={agent} messages={tool} />
          <Parts agent={agent} messages={tool} />
          <Hints agent={agent} messages={tool} />
        </div>
      )}
    </>
  );
}
