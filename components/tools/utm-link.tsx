'use client';

import { useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from '@/components/ui/copy-button';
import button from '@/components/ui/button.module.css';
import { readStorageItem, writeStorageItem } from '@/lib/client/storage/browser-storage';
import { storageKeys } from '@/lib/contract/storage-keys';
import { addUtmFields, type UtmFields } from '@/lib/tools/utm-link';
import { checkUtmLink } from '@/lib/tools/utm-link-checks';
import {
  addToUtmVocabulary,
  commonUtmValues,
  mergeUtmVocabularies,
  parseUtmVocabulary,
  publicUtmFields,
} from '@/lib/tools/utm-link-vocabulary';
import { elementById } from './tool-elements';
import type { ToolProps } from './tool';
import styles from './tool-form.module.css';
import { setToolValue, useToolValues } from './use-tool-form';
import { UtmBulk } from './utm-bulk';
import { UtmIssues } from './utm-issues';
import { UtmQrCode } from './utm-qr-code';
import { utmBulkResultId, utmListId } from './utm-link-elements';
import link from './utm-link.module.css';

/** The values that the visitor asked the page to keep. */
function useVocabulary() {
  const [stored, setStored] = useState(() =>
    parseUtmVocabulary(readStorageItem('localStorage', storageKeys.utmVocabulary)),
  );
  const save = useCallback((next: typeof stored) => {
    setStored(next);
    writeStorageItem('localStorage', storageKeys.utmVocabulary, JSON.stringify(next));
  }, []);
  const forget = useCallback(() => {
    setStored({});
    localStorage.removeItem(storageKeys.utmVocabulary);
  }, []);
  return { stored, save, forget };
}

/** The campaign link of the page's controls: the link, its QR code, and what is wrong with it. */
export default function UtmLink({ messages }: ToolProps<'utm-link'>) {
  const { tool, common } = messages;
  const values = useToolValues();
  const { stored, save, forget } = useVocabulary();
  const vocabulary = useMemo(() => mergeUtmVocabularies(stored, commonUtmValues), [stored]);

  const address = (values.address ?? '').trim();
  const fields: UtmFields = Object.fromEntries(publicUtmFields.map((name) => [name, (values[name] ?? '').trim()]));
  const issues = checkUtmLink({ address, fields }, { vocabulary });
  const isStarted = address !== '' || Object.values(fields).some(Boolean);
  const isUsable = !issues.some(({ rule }) => rule === 'invalid-address' || rule === 'missing-source');
  const result = addUtmFields(address, fields);

  return (
    <>
      {isUsable ? (
        <>
          <div>
            <h2 className={link.heading}>{tool.link}</h2>
            <output className={link.link} translate="no">
              {result}
            </output>
          </div>
          <div className={styles.buttons}>
            <CopyButton key={result} text={result} label={common.copy} copiedLabel={common.copied} />
            <button className={button.small} type="button" onClick={() => save(addToUtmVocabulary(stored, fields))}>
              {tool.remember}
            </button>
          </div>
        </>
      ) : (
        <p className={styles.waiting}>{tool.empty}</p>
      )}
      {isStarted ? <UtmIssues issues={issues} messages={tool} address={address} onFix={setToolValue} /> : null}
      {isUsable ? <UtmQrCode text={result} messages={tool} /> : null}
      {Object.keys(stored).length > 0 ? (
        <div>
          <p className={styles.hint}>{tool.rememberHint}</p>
          <button className={button.small} type="button" onClick={forget}>
            {tool.forget}
          </button>
        </div>
      ) : null}
      {publicUtmFields.map((name) =>
        createPortal(
          stored[name]?.map((value) => <option key={value}>{value}</option>),
          elementById(utmListId(name)),
          name,
        ),
      )}
      {createPortal(<UtmBulk table={values.table ?? ''} messages={messages} />, elementById(utmBulkResultId))}
    </>
  );
}
