import { expect, it } from 'vitest';
import { toLenientSchema } from '@/lib/client/api/lenient-schema';
import { baseInfoEndpoint } from '@/lib/contract/endpoints/base-info';
import { chatTypeEndpoint } from '@/lib/contract/endpoints/chat-type';

it('strings of a response may be missing or have another type, at any depth', () => {
  const parsed = toLenientSchema(baseInfoEndpoint.data).parse({ title: 'A title', keywords: null });
  expect(parsed).toMatchObject({ title: 'A title', login_url: '', keywords: '' });
  const schema = toLenientSchema(chatTypeEndpoint.data);
  expect(schema.parse({ chat: 'SS_ROBOT', chat_info: { js: 5 } })).toEqual({
    chat: 'SS_ROBOT',
    chat_info: { js: '' },
  });
  expect(schema.parse({ chat: 'SS_ROBOT', chat_info: [] })).toEqual({ chat: 'SS_ROBOT', chat_info: { js: '' } });
});

it('a response must be an object', () => {
  expect(toLenientSchema(baseInfoEndpoint.data).safeParse(null).success).toBe(false);
});
