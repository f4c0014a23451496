import type { UtmField } from '@/lib/tools/utm-link';
import type { publicUtmFields } from '@/lib/tools/utm-link-vocabulary';

/** Elements of the campaign link builder that its script fills. */

export const utmBulkResultId = 'utm-table-result';

/** The message of each field; the key `id` is reserved in messages. */
export const utmMessageKeys = {
  source: 'source',
  medium: 'medium',
  campaign: 'campaign',
  term: 'term',
  content: 'content',
  id: 'campaignId',
} as const satisfies Record<(typeof publicUtmFields)[number], string>;

/** The id of the list of values suggested for a field. */
export const utmListId = (field: UtmField) => `utm-${field}-values`;
