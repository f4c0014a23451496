import { secretSetting, startSetting } from '@/lib/config/define-setting';
import { emailAddresses, onOff, secret } from '@/lib/config/schemas';

/** Settings of publications. */
export const publishingSettings = {
  SCHEDULED_PUBLISHING: startSetting(
    onOff.default('on'),
    '`off` leaves articles with `publishAt` to the next `npm run publish` or build',
  ),
  PUBLISH_SECRET: secretSetting(
    secret.optional(),
    'shared with the Git host, whose pushes are then pulled and published: `/api/site/publish`; off if unset',
  ),
  PUBLISH_REPORT_TO: startSetting(
    emailAddresses,
    'email addresses that are told which file, field and reason kept a push or a due article from being published',
  ),
};
