import { z } from 'zod';
import { settingGroups } from '@/lib/config/setting-definitions';
import { readSettings } from '@/lib/config/settings';
import { linkGuides, markdownTable } from './markdown';

type Setting = { schema: z.ZodType; description: string; effect: string };

/** The type of a value: its values for an enum, otherwise the description of the innermost schema that has one. */
function describeType(schema: z.core.$ZodType): string {
  const { description } = z.globalRegistry.get(schema) ?? {};
  if (description) return description;
  if (schema instanceof z.ZodEnum) return schema.options.map((option) => `\`${option}\``).join(', ');
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return describeType(schema.def.innerType);
  if (schema instanceof z.ZodPipe) return describeType(schema.def.in);
  throw new Error('A schema in lib/config/setting-definitions.ts needs a description of its type.');
}

/** A value as it is written in the environment. */
function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return Array.isArray(value) ? value.join(',') : String(value ?? '');
}

const codeSpan = (text: string) => (text ? `\`${text}\`` : '');

/** The settings by group, as tables with headings. */
export function settingTables(): string {
  const settingRow = ([name, { schema, description, effect }]: [string, Setting]) => [
    `\`${name}\``,
    describeType(schema),
    codeSpan(formatValue(schema.parse(undefined))),
    linkGuides(description),
    effect,
  ];
  const header = ['setting', 'type', 'default', 'meaning', 'takes effect'];
  return Object.entries(settingGroups)
    .map(
      ([heading, group]) => `## ${heading}\n\n${markdownTable(header, Object.entries<Setting>(group).map(settingRow))}`,
    )
    .join('\n\n');
}

/** The text of `.env.example`: every setting with its default, commented out. */
export function envExample(): string {
  const defaults: Record<string, unknown> = readSettings({});
  const groups = Object.entries(settingGroups).map(([heading, group]) => {
    const lines = Object.keys(group).map((name) => `# ${name}=${formatValue(defaults[name])}\n`);
    return `\n# ${heading}\n${lines.join('')}`;
  });
  const intro = [
    '# All settings with their defaults; docs/configuration.md describes them.',
    '# Copy this file to .env and uncomment what you set.\n',
  ];
  return [intro.join('\n'), ...groups].join('');
}
