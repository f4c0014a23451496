import { describe, expect, it } from 'vitest';
import { resolveConsent, consentVersion, parseChoice, serializeChoice } from '@/lib/contract/consent-policy';
import { formatCount } from '@/lib/client/messages/format-count';

const stored = (text: string) => `${consentVersion}.${text}`;

describe('consent', () => {
  it.each([
    // Mode, stored choice, signal → analytics, services, notice, refused by signal
    ['opt-out', undefined, false, true, true, true, false],
    ['opt-in', undefined, false, false, false, true, false],
    ['opt-out', stored('1.1'), false, true, true, false, false],
    ['opt-out', stored('0.0'), false, false, false, false, false],
    ['opt-out', stored('1.0'), false, true, false, false, false],
    ['opt-in', stored('1.1'), false, true, true, false, false],
    ['opt-in', stored('0.1'), false, false, true, false, false],
    ['opt-out', `${consentVersion + 1}.1.1`, false, true, true, true, false],
    ['opt-in', `${consentVersion + 1}.1.1`, false, false, false, true, false],
    ['opt-in', 'yes', false, false, false, true, false],
    ['opt-out', undefined, true, false, false, false, true],
    ['opt-in', undefined, true, false, false, false, true],
    ['opt-out', stored('1.1'), true, false, false, false, true],
  ] as const)(
    'consent mode %s with stored choice %s and signal %s: analytics %s, services %s, notice %s',
    (mode, cookie, hasSignal, analytics, services, isNoticeDue, isFromPrivacySignal) => {
      expect(resolveConsent({ mode, stored: cookie, hasSignal })).toEqual({
        analytics,
        services,
        isNoticeDue,
        isFromPrivacySignal,
      });
    },
  );

  it('a stored consent choice is parsed as it was written', () => {
    for (const analytics of [true, false]) {
      for (const services of [true, false]) {
        expect(parseChoice(serializeChoice({ analytics, services }))).toEqual({ analytics, services });
      }
    }
  });
});

describe('message with a number', () => {
  const message = '{count, plural, =0 {Nothing.} one {# entry.} few {# записи.} other {# entries.}}';
  it('a message with a number uses the plural form of the language', () => {
    expect(formatCount(message, 0, 'en-US')).toBe('Nothing.');
    expect(formatCount(message, 1, 'en-US')).toBe('1 entry.');
    expect(formatCount(message, 1200, 'en-US')).toBe('1,200 entries.');
    expect(formatCount(message, 3, 'ru-RU')).toBe('3 записи.');
  });
});
