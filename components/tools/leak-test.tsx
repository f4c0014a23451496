'use client';

import { useEffect, useState } from 'react';
import { clientSettings } from '@/lib/client/api/client-settings';
import { interpolate } from '@/lib/client/messages/interpolate';
import { askIpv6Address } from '@/lib/tools/leak-test/ask-ipv6-address';
import { findBlindSpots, findLeaks, levels, type Finding as Leak } from '@/lib/tools/leak-test/findings';
import { collectCandidates, type Candidate } from '@/lib/tools/webrtc-candidates';
import { zoneOffset } from '@/lib/tools/zone-offset';
import { askVisitorIp } from './ask-visitor-ip';
import { AskServer } from './ask-server';
import type { ToolProps } from './tool';
import { Finding, Findings } from './tool-findings';
import styles from './tool-findings.module.css';
import type { ToolMessages } from './tool-messages';
import { useToolValues } from './use-tool-form';

type Messages = ToolMessages<'leak-test'>['tool'];
type Servers = { stunUrl: string; ipv6CheckUrl: string };

/** Longest wait for candidates, in ms: a STUN server that does not answer is asked several times. */
const maxWait = 8000;

/** The host of a STUN URL: `stun:stun.example.com:3478` → `stun.example.com:3478`. */
const stunHost = (url: string) => url.replace(/^stuns?:/i, '');

/** The servers that the operator has set; none while they are unknown. */
function useServers(): Servers {
  const [servers, setServers] = useState<Servers>({ stunUrl: '', ipv6CheckUrl: '' });
  useEffect(() => {
    clientSettings().then(
      ({ leakTest }) => setServers(leakTest),
      () => {},
    );
  }, []);
  return servers;
}

function LeakList({ leaks, messages }: { leaks: readonly Leak[]; messages: Messages }) {
  const advice: Readonly<Partial<Record<string, string>>> = messages.advice;
  return (
    <ul className={styles.list} aria-live="polite">
      {leaks.map(({ id, values }) => (
        <Finding key={`${id} ${values.value}`} level={levels[id]} title={interpolate(messages.findings[id], values)}>
          {advice[id]}
        </Finding>
      ))}
    </ul>
  );
}

type Answers = {
  /** Null before the click. */
  webrtc: { candidates: readonly Candidate[] | null; isStunRequested: boolean } | null;
  address: Awaited<ReturnType<typeof askVisitorIp>> | null;
  ipv6: string | null;
};

/** What this browser shows of its network, and what each result means. */
export default function LeakTest({ messages: { tool } }: ToolProps<'leak-test'>) {
  const { expected = '' } = useToolValues();
  const { stunUrl, ipv6CheckUrl } = useServers();
  const [answers, setAnswers] = useState<Answers>({ webrtc: null, address: null, ipv6: null });
  const add = (part: Partial<Answers>) => setAnswers((current) => ({ ...current, ...part }));

  const [now] = useState(() => new Date());
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const found = findLeaks({
    candidates: [],
    isStunRequested: false,
    ...answers.webrtc,
    address: answers.address,
    ipv6: answers.ipv6,
    expected,
    timeZone,
    offset: zoneOffset(timeZone, now),
    addressOffset: zoneOffset(answers.address?.timeZone ?? '', now),
    languages: navigator.languages,
  });

  return (
    <div className={styles.results}>
      <Findings heading={tool.blind}>
        <ul className={styles.notes}>
          {findBlindSpots({ stunUrl, ipv6CheckUrl }).map((id) => (
            <li key={id}>{tool.blindSpots[id]}</li>
          ))}
        </ul>
        <p>{tool.noProof}</p>
      </Findings>
      <Findings heading="WebRTC">
        <AskServer
          host={stunHost(stunUrl)}
          ask={stunUrl ? tool.testStun : tool.testWebrtc}
          failed={tool.failed}
          onAsk={async () => {
            const candidates = await collectCandidates(stunUrl || null, maxWait);
            add({ webrtc: { candidates, isStunRequested: stunUrl !== '' } });
          }}
        />
        {answers.webrtc ? <LeakList leaks={found.webrtc} messages={tool} /> : null}
      </Findings>
      <Findings heading={tool.address}>
        <AskServer
          host={location.host}
          ask={tool.askAddress}
          failed={tool.failed}
          onAsk={async () => add({ address: await askVisitorIp() })}
        />
        {ipv6CheckUrl ? (
          <AskServer
            host={new URL(ipv6CheckUrl).host}
            ask={tool.askIpv6}
            failed={tool.failed}
            onAsk={async () => add({ ipv6: await askIpv6Address(ipv6CheckUrl) })}
          />
        ) : null}
        <LeakList leaks={found.address} messages={tool} />
      </Findings>
      <Findings heading={tool.place}>
        {answers.address ? <LeakList leaks={found.place} messages={tool} /> : <p>{tool.placeWaiting}</p>}
      </Findings>
    </div>
  );
}
