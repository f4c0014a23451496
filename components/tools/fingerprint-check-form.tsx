import { getTranslations } from 'next-intl/server';
import { toolDocsId } from './tool-elements';
import { ToolCheckbox } from './tool-field';

/** The controls of the fingerprint check. @param docs URLs of pages of the documentation, for the tool's script */
export async function FingerprintCheckForm({ docs }: { docs: Readonly<Record<string, string>> }) {
  const t = await getTranslations('tools.fingerprint-check');
  return (
    <>
      <ToolCheckbox name="keep" label={t('keep')} hint={t('keepHint')} />
      <div id={toolDocsId} data-links={JSON.stringify(docs)} hidden />
    </>
  );
}
