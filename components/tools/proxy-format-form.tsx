import { getTranslations } from 'next-intl/server';
import { proxySchemes } from '@/lib/tools/proxy-format';
import { proxyTargets } from '@/lib/tools/proxy-targets';
import { ToolInput, ToolSelect, ToolTextArea } from './tool-field';
import styles from './tool-form.module.css';

const example = '203.0.113.7:8080:user:password\nsocks5://user:password@proxy.example:1080\n[2001:db8::1]:3128';
const namedTargets = ['url', 'curl', 'csv', 'json'] as const;

/** The controls of the proxy converter. */
export async function ProxyFormatForm() {
  const t = await getTranslations('tools.proxy-format');
  const isNamed = (target: string): target is (typeof namedTargets)[number] =>
    (namedTargets as readonly string[]).includes(target);
  return (
    <>
      <ToolTextArea name="list" label={t('list')} hint={t('listHint')} placeholder={example} />
      <ToolInput name="file" type="file" label={t('file')} accept=".txt,.csv,.list,text/plain,text/csv" />
      <div className={styles.fields}>
        <ToolSelect
          name="target"
          label={t('target')}
          options={proxyTargets.map((value) => ({ value, label: isNamed(value) ? t(`targets.${value}`) : value }))}
        />
        <ToolSelect
          name="order"
          label={t('order')}
          options={(['auto', 'host', 'credentials'] as const).map((value) => ({ value, label: t(`orders.${value}`) }))}
        />
        <ToolSelect
          name="scheme"
          label={t('scheme')}
          options={proxySchemes.map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <ToolSelect
          name="shell"
          label={t('shell')}
          options={[
            { value: 'sh', label: t('shells.sh') },
            { value: 'powershell', label: 'PowerShell' },
          ]}
        />
      </div>
      <ToolInput name="testUrl" type="url" label={t('testUrl')} placeholder="https://example.com/" />
    </>
  );
}
