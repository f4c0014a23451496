import { z } from 'zod';
import { contactLimits } from '@/lib/protocol/form-limits';
import { defineCall, wantsPage } from '@/lib/server/http/call';
import {
  backTo,
  formFields,
  isMachine,
  line,
  mail,
  newMessageId,
  paragraph,
  storeMessage,
} from '@/lib/server/messages';

/** POST site/contact: the form of the pre-sales page. */
export const contact = defineCall({
  path: 'site/contact',
  method: 'POST',
  kind: 'write',
  summary: 'Stores a message to sales. A browser without scripts is sent back to its page.',
  body: ['form', 'multipart'],
  input: z.object({
    ...formFields,
    name: line(contactLimits.name).refine((text) => text !== '', 'it is empty'),
    email: mail,
    company: line(contactLimits.company).default(''),
    content: paragraph(contactLimits.content),
  }),
  data: z.object({ id: z.string() }),
  async answer({ locale, page, name, email, company, content, ...rest }, request) {
    const message = { kind: 'contact' as const, locale, page, name, email, company: company || null, content };
    const id = isMachine(rest) ? newMessageId() : await storeMessage(message, request);
    return wantsPage(request) ? backTo(page, 'sent') : { id };
  },
});
