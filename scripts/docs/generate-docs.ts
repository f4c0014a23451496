import { readFileSync } from 'node:fs';
import { commandTables } from './commands';
import { endpointTable } from './endpoints';
import { replaceSection } from './markdown';
import { moduleGraph } from './modules';
import { envExample, settingTables } from './settings';

/** Generates the documents that follow from tables in the code. @returns their texts by file name */
export async function generateDocs(): Promise<ReadonlyMap<string, string>> {
  const sections = [
    ['docs/configuration.md', 'settings', settingTables()],
    ['docs/commands.md', 'commands', await commandTables()],
    ['docs/architecture.md', 'modules', moduleGraph()],
    ['docs/data.md', 'endpoints', await endpointTable()],
  ] as const;
  return new Map([
    ['.env.example', envExample()],
    ...sections.map(([file, name, text]) => [file, replaceSection(readFileSync(file, 'utf8'), name, text)] as const),
  ]);
}
