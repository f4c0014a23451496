'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { interpolate } from '@/lib/client/messages/interpolate';
import type { CookieReport } from '@/lib/tools/cookie-report';
import type { CookieField, CookieFormat } from '@/lib/tools/cookies';
import { LineErrors } from './line-errors';
import { ResultCounts } from './result-counts';
import { ResultText } from './result-text';
import type { ToolProps } from './tool';
import type { ToolMessages } from './tool-messages';
import styles from './tool-form.module.css';
import { cookieConverter, useCookieReport } from './use-cookie-report';
import { useTextFile, type TextFile } from './use-text-file';
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

type ReportProps = { report: CookieReport; messages: ToolMessages<'cookie-converter'> };

/** The converted cookies, what the format loses, and what browsers would refuse. */
function Report({ report, messages: { tool, common } }: ReportProps) {
  const { format, errors, losses, warnings } = report;
  const positions = { ...common, line: report.isByLine ? common.line : tool.item };
  const fieldNames: Readonly<Partial<Record<CookieField, string>>> = tool.fields;
  return (
    <>
      <ResultCounts
        counts={[
          [tool.converted, report.cookieCount],
          [tool.withLosses, losses.total],
          [tool.withErrors, errors.total],
        ]}
      />
      {format ? <p className={styles.hint}>{interpolate(tool.detected, { format: tool.formats[format] })}</p> : null}
      {report.text ? (
        <ResultText text={report.text} label={tool.result} fileName={fileNames[report.target]} messages={common} />
      ) : null}
      <LineErrors
        heading={tool.withErrors}
        messages={positions}
        total={errors.total}
        errors={errors.first.map(({ position, reason }) => ({ line: position, text: tool.reasons[reason] }))}
      />
      <LineErrors
        heading={tool.losses}
        messages={positions}
        total={losses.total}
        errors={losses.first.map(({ position, name, lost }) => ({
          line: position,
          text: `${name}: ${lost.map((field) => fieldNames[field]).join(', ')}`,
        }))}
      />
      <LineErrors
        heading={tool.warnings}
        messages={positions}
        total={warnings.total}
        errors={warnings.first.map(({ position, name, warning }) => ({
          line: position,
          text: `${name}: ${tool.warningTexts[warning]}`,
        }))}
      />
    </>
  );
}

/** The cookies of the page's controls, or of a large file, in another format. */
export default function CookieConverter({ messages }: ToolProps<'cookie-converter'>) {
  const { tool, common } = messages;
  const { cookies = '', target: targetName, domain = '' } = useDeferredValue(useToolValues());
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  const [file, setFile] = useState<TextFile | null>(null);
  const fileError = useTextFile('cookies', maxMegabytes, common, setFile);
  const target = targetName as CookieFormat;
  const isTyped = cookies.trim() !== '';
  const text = isTyped ? cookies : (file?.text ?? '');

  const request = useMemo(
    () => (text === '' ? null : { text, target, domain: domain.trim().toLowerCase(), now }),
    [text, target, domain, now],
  );
  const { report, progress } = useCookieReport(request);

  return (
    <>
      {fileError ? <p role="alert">{fileError}</p> : null}
      {request ? null : <p className={styles.waiting}>{tool.empty}</p>}
      {file && !isTyped ? <p className={styles.hint}>{interpolate(tool.fromFile, { name: file.name })}</p> : null}
      {progress === null ? null : (
        <progress className={styles.progress} value={progress} aria-label={tool.converting} />
      )}
      {report ? <Report report={report} messages={messages} /> : null}
    </>
  );
}

/** The tool, once the thread that converts is started, too. */
export async function withCookieConverter(): Promise<{ default: typeof CookieConverter }> {
  await cookieConverter();
  return { default: CookieConverter };
}
