import { accountForms } from '@/lib/workbench/forms/account-forms';
import type { Form } from '@/lib/workbench/forms/define-form';
import { forgotForms } from '@/lib/workbench/forms/forgot-form';
import { inboxForms } from '@/lib/workbench/forms/inbox-forms';
import { linkForms } from '@/lib/workbench/forms/link-forms';
import { peopleForms } from '@/lib/workbench/forms/people-forms';
import { reportForms } from '@/lib/workbench/forms/report-forms';
import { signInForms } from '@/lib/workbench/forms/sign-in-forms';
import { tokenForms } from '@/lib/workbench/forms/token-forms';

export const forms: readonly Form[] = [
  ...[...signInForms, ...forgotForms, ...accountForms, ...peopleForms],
  ...[...reportForms, ...inboxForms, ...linkForms, ...tokenForms],
];
