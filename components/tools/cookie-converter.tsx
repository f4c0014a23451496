'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { interpolate } from '@/lib/client/messages/interpolate';
import { readCookies, writeCookies } from '@/lib/tools/cookie-convert';
import { cookieWarnings, lostFields, type CookieField, type CookieFormat } from '@/lib/tools/cookies';
import { LineErrors } from './line-errors';
import { ResultCounts } from './result-counts';
import { ResultText } from './result-text';
import type { ToolProps } from './tool';
import styles from './tool-form.module.css';
import { useTextFile } from './use-text-file';
import { useToolValues } from './use-tool-form';

/** Larger files are refused, in megabytes. */
const maxMegabytes = 10;

const fileNames: Readonly<Record<CookieFormat, string>> = {
  netscape: 'cookies.txt',
  extension: 'cookies.json',
  playwright: 'storage-state.json',
  puppeteer: 'cookies.json',
  selenium: 'cookies.json',
  header: 'cookie-header.txt',
};

/** The cookies of the page's controls in another format, what it loses, and what browsers would refuse. */
export default function CookieConverter({ messages: { tool, common } }: ToolProps<'cookie-converter'>) {
  const { cookies = '', target: targetName, domain = '' } = useDeferredValue(useToolValues());
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  const fileError = useTextFile('cookies', maxMegabytes, common);
  const target = targetName as CookieFormat;

  const read = useMemo(
    () => (cookies.trim() === '' ? null : readCookies(cookies, { domain: domain.trim().toLowerCase(), now })),
    [cookies, domain, now],
  );
  const text = useMemo(
    () =>
      read && read.cookies.length > 0
        ? writeCookies(
            read.cookies.map(({ cookie }) => cookie),
            target,
          )
        : '',
    [read, target],
  );

  const alert = fileError ? <p role="alert">{fileError}</p> : null;
  if (!read) {
    return (
      <>
        {alert}
        <p className={styles.waiting}>{tool.empty}</p>
      </>
    );
  }
  const positions = { ...common, line: read.isByLine ? common.line : tool.item };
  const fieldNames: Readonly<Partial<Record<CookieField, string>>> = tool.fields;
  const remarks = read.cookies.map(({ position, cookie }) => ({
    line: position,
    name: cookie.name,
    lost: lostFields(cookie, target),
    warnings: cookieWarnings(cookie, now),
  }));
  const losses = remarks
    .filter(({ lost }) => lost.length > 0)
    .map(({ line, name, lost }) => ({ line, text: `${name}: ${lost.map((field) => fieldNames[field]).join(', ')}` }));
  const warnings = remarks.flatMap(({ line, name, warnings: found }) =>
    found.map((warning) => ({ line, text: `${name}: ${tool.warningTexts[warning]}` })),
  );

  return (
    <>
      {alert}
      <ResultCounts
        counts={[
          [tool.converted, read.cookies.length],
          [tool.withLosses, losses.length],
          [tool.withErrors, read.errors.length],
        ]}
      />
      {read.format ? (
        <p className={styles.hint}>{interpolate(tool.detected, { format: tool.formats[read.format] })}</p>
      ) : null}
      {text ? <ResultText text={text} label={tool.result} fileName={fileNames[target]} messages={common} /> : null}
      <LineErrors
        heading={tool.withErrors}
        messages={positions}
        errors={read.errors.map(({ position, reason }) => ({ line: position, text: tool.reasons[reason] }))}
      />
      <LineErrors heading={tool.losses} messages={positions} errors={losses} />
      <LineErrors heading={tool.warnings} messages={positions} errors={warnings} />
    </>
  );
}
