import type { Messages } from '@/generated/messages';
import type { ToolId } from '@/lib/urls/catalog';

/** English messages have literal types; other languages have the same keys with other strings. */
type Localized<Source> = { [Key in keyof Source]: Source[Key] extends string ? string : Localized<Source[Key]> };

/** The messages of a tool's script, in a file of their own (scripts/prepare-content.ts). */
export type ToolMessages<Id extends ToolId> = {
  common: Localized<Messages['tools']['common']>;
  tool: Localized<Messages['tools'][Id]>;
};
