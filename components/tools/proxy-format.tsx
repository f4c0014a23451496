'use client';

import { useDeferredValue, useMemo } from 'react';
import type { ProxyOrder, ProxyScheme } from '@/lib/tools/proxy-format';
import { parseProxyList, writeProxyList } from '@/lib/tools/proxy-list';
import { proxyLosses, type ProxyTarget } from '@/lib/tools/proxy-targets';
import { LineErrors } from './line-errors';
import { ResultCounts } from './result-counts';
import { ResultText } from './result-text';
import type { ToolProps } from './tool';
import styles from './tool-form.module.css';
import { useTextFile } from './use-text-file';
import { useToolValues } from './use-tool-form';

/** Longer lists are refused, in megabytes. */
const maxMegabytes = 5;
const defaultTestUrl = 'https://example.com/';

const fileNames: Partial<Record<ProxyTarget, string>> = { csv: 'proxies.csv', json: 'proxies.json' };

/** The list of the page's controls in another form, and what cannot be converted. */
export default function ProxyFormat({ messages: { tool, common } }: ToolProps<'proxy-format'>) {
  const values = useToolValues();
  const { list = '', order, scheme, target: targetName, shell, testUrl } = useDeferredValue(values);
  const fileError = useTextFile('list', maxMegabytes, common);
  const target = targetName as ProxyTarget;

  const parsed = useMemo(() => parseProxyList(list, order as ProxyOrder), [list, order]);
  const written = useMemo(
    () =>
      writeProxyList(parsed, target, {
        scheme: scheme as ProxyScheme,
        shell: shell === 'powershell' ? 'powershell' : 'sh',
        testUrl: testUrl?.trim() || defaultTestUrl,
      }),
    [parsed, target, scheme, shell, testUrl],
  );
  const errors = [...parsed.errors, ...written.errors].toSorted((a, b) => a.line - b.line);
  const losses = proxyLosses[target].filter((loss) =>
    parsed.proxies.some(({ proxy }) => (loss === 'scheme' ? proxy.scheme !== null : proxy.username || proxy.password)),
  );

  return (
    <>
      {fileError ? <p role="alert">{fileError}</p> : null}
      {list.trim() === '' ? (
        <p className={styles.waiting}>{tool.empty}</p>
      ) : (
        <>
          <ResultCounts
            counts={[
              [tool.valid, parsed.proxies.length - written.errors.length],
              [tool.duplicates, parsed.duplicates.length],
              [common.errors, errors.length],
            ]}
          />
          {losses.map((loss) => (
            <p className={styles.note} key={loss}>
              {tool.losses[loss]}
            </p>
          ))}
          {written.text !== '' && parsed.proxies.length > written.errors.length ? (
            <ResultText
              text={written.text}
              label={tool.result}
              fileName={fileNames[target] ?? 'proxies.txt'}
              messages={common}
            />
          ) : null}
          <LineErrors
            heading={common.errors}
            messages={common}
            errors={errors.map(({ line, reason }) => ({ line, text: tool.reasons[reason] }))}
          />
          <LineErrors
            heading={tool.duplicates}
            messages={common}
            errors={parsed.duplicates.map((line) => ({ line, text: tool.duplicate }))}
          />
        </>
      )}
    </>
  );
}
