import { z } from 'zod';
import { isEmailAddress, normalizeEmailAddress } from '@/lib/contract/email-address';
import { workbenchRoles } from '@/lib/api/store/workbench-schema';
import { sanitizeText } from '@/lib/contract/sanitize-text';

/** Fields of several forms. Their messages are keys of the messages `errors`. */

export const password = z.string('required').min(1, 'required').max(1000, 'long-password');
export const code = z
  .string('required')
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().min(1, 'required').max(40, 'wrong-code'));
export const email = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(254, 'invalid-email')
  .refine(isEmailAddress, 'invalid-email')
  .transform(normalizeEmailAddress);
export const id = z.string('invalid').min(1, 'invalid').max(64, 'invalid');
export const role = z.enum(workbenchRoles, 'invalid');
export const line = (max: number) =>
  z
    .string('required')
    .transform((text) => sanitizeText(text, max))
    .pipe(z.string().min(1, 'required'));
