import { getTranslations } from 'next-intl/server';
import { withUrlBreaks } from '@/components/mockups/with-url-breaks';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './api-terminal.module.css';

/** The example response of the API reference (content/local-api.yaml). */
const response = `{ "code": 0, "data": [
  { "id": "p-204", "name": "shop-lisbon" },
  { "id": "p-205", "name": "shop-warsaw" }
] }`;

const url = '"http://127.0.0.1:50505/v1/profiles"';

/** Terminal with two API responses: one request without a token, and one with it. */
export async function ApiResponseMockup() {
  const t = await getTranslations('mockups.api');
  return (
    <MockupFrame alt={t('start')}>
      <div className={`${mockup.window} ${styles.terminal}`}>
        <div className={styles.step}>
          <Icon name="lock" size={15} />
          127.0.0.1:50505
        </div>
        <pre className={styles.code} translate="no">
          <span className={styles.quiet}>$ </span>
          {withUrlBreaks(`curl -i ${url}\n`)}
          <span className={styles.quiet}>{'HTTP/1.1 401 Unauthorized\n\n$ '}</span>
          {withUrlBreaks(`curl -i ${url} \\\n  -H "Authorization: Bearer $API_TOKEN"\n`)}
          <span className={styles.quiet}>{'HTTP/1.1 200 OK\n'}</span>
          {response}
        </pre>
      </div>
    </MockupFrame>
  );
}
