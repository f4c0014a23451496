import { writeFileSync } from 'node:fs';
import { commandLine } from '../command-line';
import { parseDataSubject, dataSubjectOptions } from '../data-subject-options';
import { sendAdminCommand } from '../admin-command';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  usage: 'npm run privacy:export',
  description: 'Exports all data of a person as JSON.',
  options: {
    ...dataSubjectOptions,
    output: { type: 'string', description: 'a new output file, readable only by its owner' },
  },
});
const json = `${JSON.stringify(await sendAdminCommand('export-data-subject', parseDataSubject(values)), null, 2)}\n`;
if (values.output) {
  try {
    writeFileSync(values.output, json, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    exitWithError(`Cannot write ${values.output}: ${(error as NodeJS.ErrnoException).code}.`);
  }
  console.log(`Written to ${values.output}.`);
} else process.stdout.write(json);
