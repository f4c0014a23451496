import { getTranslations } from 'next-intl/server';
import { withUrlBreaks } from '@/components/mockups/with-url-breaks';
import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './api-terminal.module.css';

const request = `curl -X POST \\
  "http://127.0.0.1:50505/v1/profiles/$PROFILE_ID/start" \\
  -H "Authorization: Bearer $API_TOKEN"
`;

const script = `const browser = await chromium.connectOverCDP(data.ws);
const page = browser.contexts()[0].pages()[0];
await page.goto('https://example.com');`;

/** A terminal that starts a profile and attaches to it, and the profile's window, which shows that it is attached. */
export async function ApiTerminalMockup() {
  const t = await getTranslations('mockups.api');
  const names = await getTranslations('mockups.profiles');
  return (
    <MockupFrame alt={t('alt')}>
      <div className={`${styles.pair} ${profileColorClass(3)}`}>
        <div className={`${mockup.window} ${styles.terminal}`}>
          <div className={styles.step}>
            <Icon name="terminal" size={15} />
            {t('start')}
          </div>
          <pre className={styles.code} translate="no">
            <span className={styles.quiet}>$ </span>
            {withUrlBreaks(request)}
            <span className={styles.quiet}>{'{ "code": 0, "data": { "ws":\n  '}</span>
            <b>{withUrlBreaks('"ws://127.0.0.1:53187/devtools/browser/7c1f"')}</b>
            <span className={styles.quiet}>{' } }'}</span>
          </pre>
          <div className={styles.step}>
            <Icon name="link" size={15} />
            {t('attach')}
          </div>
          <pre className={styles.code} translate="no">
            {script}
            <i className={styles.caret} />
          </pre>
        </div>
        <div className={`${mockup.window} ${styles.browser}`}>
          <div className={styles.tab}>
            <ProfileIcon />
            <b className={mockup.truncate}>{names('qaSaoPaulo')}</b>
          </div>
          <div className={styles.address}>
            <span className={mockup.field}>
              <Icon name="lock" size={12} />
              example.com
            </span>
          </div>
          <div className={styles.notice}>
            <i className={mockup.dot} />
            {t('attached')}
          </div>
          <div className={styles.page}>
            <b>Example Domain</b>
            <i />
            <i />
            <span className={`${mockup.mono} ${mockup.muted}`}>https://example.com</span>
          </div>
        </div>
      </div>
    </MockupFrame>
  );
}
