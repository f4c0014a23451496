import { afterEach, expect, it, vi } from 'vitest';
import { findExecutable } from '@/scripts/system-dependencies';

afterEach(() => vi.unstubAllEnvs());

it('a missing program is reported in one line, with the commands that install it', () => {
  vi.stubEnv('PATH', '');
  expect(() => findExecutable('xvfb')).toThrow(
    'Xvfb is required but not installed. Run npm run test:setup, or on Debian: apt-get install xvfb.',
  );
});

it('a CHROMIUM_PATH that is not a browser is an error, not ignored', () => {
  vi.stubEnv('CHROMIUM_PATH', '/bin/true');
  expect(() => findExecutable('chromium')).toThrow('CHROMIUM_PATH is "/bin/true"');
});
