import { writeFileSync } from 'node:fs';
import { commandLine } from '../command-line';
import { personOf, personOptions } from '../person-options';
import { runTask } from '../run-task';
import { stopWithOneSentence } from '../stop';

const { values } = commandLine({
  call: 'npm run export',
  about: 'Writes all that is known of a person as JSON.',
  options: {
    ...personOptions,
    output: { type: 'string', about: 'a new file to write to, which its owner alone can read' },
  },
});
const json = `${JSON.stringify(await runTask('export-person', personOf(values)), null, 2)}\n`;
if (values.output) {
  try {
    writeFileSync(values.output, json, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    stopWithOneSentence(`${values.output} cannot be written: ${(error as NodeJS.ErrnoException).code}.`);
  }
  console.log(`Written to ${values.output}.`);
} else process.stdout.write(json);
