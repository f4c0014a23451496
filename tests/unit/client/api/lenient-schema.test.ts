import { expect, it } from 'vitest';
import { toLenientSchema } from '@/lib/client/api/lenient-schema';
import { baseInfoEndpoint } from '@/lib/contract/endpoints/base-info';
import { chatTypeEndpoint } from '@/lib/contract/endpoints/chat-type';

it('strings may be missing or have another type', () => {
  const { title, login_url, keywords } = toLenientSchema(baseInfoEndpoint.data).parse({
    title: 'A title',
    keywords: null,
  });
  expect({ title, login_url, keywords }).toEqual({ title: 'A title', login_url: '', keywords: '' });
});

it('strings may be missing or have another type at any depth', () => {
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
