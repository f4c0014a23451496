import type { z } from 'zod';

/** Definitions of settings: the schema of the value, what it does, and when a change takes effect. */

export const buildSetting = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  ({ schema, description, effect: 'build', isSecret: false }) as const;
export const startSetting = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  ({ schema, description, effect: 'start', isSecret: false }) as const;
/** A setting that may contain a password or a key; messages do not repeat its value. */
export const secretSetting = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  ({ schema, description, effect: 'start', isSecret: true }) as const;
