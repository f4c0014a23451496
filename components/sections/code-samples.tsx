import { getTranslations } from 'next-intl/server';
import { CopyButton } from '@/components/ui/copy-button';
import type { CodeSample } from '@/lib/content/code-samples';
import { codeLines } from '@/lib/content/highlight';
import styles from './code-samples.module.css';

async function Code({ code, language, label }: CodeSample) {
  const lines = await codeLines(code, language);
  return (
    // The box scrolls sideways, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.code} tabIndex={0} role="group" aria-label={label} translate="no" data-dedupe="">
      <code>
        {lines.map((line, i) => (
          <span key={i}>
            {line.map(({ text, kind }, j) =>
              kind === 'plain' ? (
                text
              ) : (
                <span key={j} className={styles[kind]}>
                  {text}
                </span>
              ),
            )}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}

/** Code samples, one shown at a time. The selection is a group of radio buttons, so it needs no script. */
export async function CodeSamples({ samples }: { samples: readonly CodeSample[] }) {
  const t = await getTranslations('common');
  return (
    <div className={styles.samples}>
      {samples.length > 1 ? (
        <fieldset className={styles.fieldset}>
          <legend className="visually-hidden">{t('codeSampleLanguage')}</legend>
          {samples.map(({ label }, i) => (
            <label key={label}>
              <input type="radio" name="sample" value={label} defaultChecked={i === 0} />
              {label}
            </label>
          ))}
        </fieldset>
      ) : null}
      {samples.map((sample) => (
        <figure className={styles.sample} key={sample.label} aria-label={sample.label}>
          <figcaption className={styles.caption}>
            {samples.length > 1 ? null : <span translate="no">{sample.label}</span>}
            <CopyButton text={sample.code} label={t('copyCode')} copiedLabel={t('copied')} />
          </figcaption>
          <Code {...sample} />
        </figure>
      ))}
    </div>
  );
}
