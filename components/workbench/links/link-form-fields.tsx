import type { ReactNode } from 'react';
import { Field, Select } from '@/components/workbench/form';
import { linkLimits } from '@/lib/api/links/link-input';
import type { LinkVocabulary } from '@/lib/api/links/link-vocabulary';
import { locales } from '@/lib/i18n/locales';
import { shortLinkAddress } from '@/lib/api/links/export-links';
import type { CheckedFields } from '@/lib/workbench/check-link';
import type { LinkFieldName, LinkFields, LinkUtmField } from '@/lib/workbench/link-fields';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import type { PageOption } from '@/lib/workbench/page-options';
import { FieldMessages } from './field-messages';
import styles from './link-form.module.css';

export type FormData = {
  fields: LinkFields;
  /** Null before anything is entered. */
  checked: CheckedFields | null;
  vocabulary: LinkVocabulary;
  folders: readonly string[];
  tags: readonly string[];
  pages: readonly PageOption[];
};

type Props = FormData & {
  t: WorkbenchTranslator;
  /** A link that exists keeps its short address, which may be printed. */
  isNew: boolean;
  renderFix: (field: LinkUtmField, suggestion: string) => ReactNode;
};

const mainFields = ['source', 'medium', 'campaign'] as const;
const moreFields = ['content', 'term', 'ref', 'inviteCode'] as const;
const hinted = ['source', 'medium', 'campaign', 'content'] as const;
type HintedField = (typeof hinted)[number];

/** The fields of a link. What the team has used is suggested; what is wrong stands beside its field. */
export function LinkFormFields({ fields, checked, vocabulary, folders, tags, pages, t, isNew, renderFix }: Props) {
  const common = (name: LinkFieldName) => ({
    name,
    label: t(`links.fields.${name}`),
    defaultValue: fields[name],
    required: false,
    autoComplete: 'off',
    isInvalid: checked?.issues.some(({ field }) => field === name) ?? false,
    messages: <FieldMessages name={name} checked={checked} t={t} renderFix={renderFix} />,
  });
  const utmField = (name: LinkUtmField) => (
    <Field
      key={name}
      {...common(name)}
      list={`used-${name}`}
      {...((hinted as readonly string[]).includes(name) ? { hint: t(`links.hints.${name as HintedField}`) } : {})}
    />
  );
  const hasMore = moreFields.some((name) => fields[name] || checked?.issues.some(({ field }) => field === name));
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('links.groups.target')}</legend>
        <div className={styles.pageAndLanguage}>
          <Field
            {...common('target')}
            required
            list="pages"
            placeholder="/pricing"
            hint={t('links.hints.target')}
            maxLength={linkLimits.target}
          />
          <Select
            name="locale"
            label={t('links.fields.locale')}
            options={[
              { value: '', label: t('links.asAddress') },
              ...locales.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            defaultValue={fields.locale ?? ''}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('links.groups.campaign')}</legend>
        <div className={styles.columns}>{mainFields.map(utmField)}</div>
        <details open={hasMore}>
          <summary>{t('links.groups.more')}</summary>
          <div className={styles.columns}>{moreFields.map(utmField)}</div>
        </details>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('links.groups.link')}</legend>
        <div className={styles.columns}>
          {isNew && (
            <Field
              {...common('slug')}
              label={`${t('links.fields.slug')} ${shortLinkAddress('').replace(/^https?:\/\//, '')}…`}
              hint={t('links.hints.slug')}
              maxLength={64}
            />
          )}
          <Field {...common('title')} hint={t('links.hints.title')} maxLength={linkLimits.title} />
          <Field {...common('folder')} list="used-folders" maxLength={linkLimits.folder} />
          <Field {...common('tags')} list="used-tags" hint={t('links.hints.tags')} />
          <Field {...common('expiresAt')} type="date" hint={t('links.hints.expiresAt')} />
        </div>
      </fieldset>
      <datalist id="pages">
        {pages.map(({ path, name }) => (
          <option key={path} value={path}>
            {name ?? path}
          </option>
        ))}
      </datalist>
      {[...mainFields, ...moreFields].map((name) => (
        <Suggestions key={name} id={`used-${name}`} values={vocabulary[name] ?? []} />
      ))}
      <Suggestions id="used-folders" values={folders} />
      <Suggestions id="used-tags" values={tags} />
    </>
  );
}

const Suggestions = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value}>
        {value}
      </option>
    ))}
  </datalist>
);
