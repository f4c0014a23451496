import { describe, expect, it } from 'vitest';
import { lenient } from '@/lib/client/api/lenient-schema';
import { baseInfoEndpoint } from '@/lib/contract/endpoints/base-info';
import { chatTypeEndpoint } from '@/lib/contract/endpoints/chat-type';

describe('the answer of another back end', () => {
  it('may leave texts out, or say something else in their place', () => {
    const { title, login_url, keywords } = lenient(baseInfoEndpoint.data).parse({ title: 'A title', keywords: null });
    expect({ title, login_url, keywords }).toEqual({ title: 'A title', login_url: '', keywords: '' });
  });

  it('may do so at any depth', () => {
    const answer = lenient(chatTypeEndpoint.data);
    expect(answer.parse({ chat: 'SS_ROBOT', chat_info: { js: 5 } })).toEqual({
      chat: 'SS_ROBOT',
      chat_info: { js: '' },
    });
    expect(answer.parse({ chat: 'SS_ROBOT', chat_info: [] })).toEqual({ chat: 'SS_ROBOT', chat_info: { js: '' } });
  });

  it('has to be an object', () => {
    expect(lenient(baseInfoEndpoint.data).safeParse(null).success).toBe(false);
  });
});
