import { writeFileSync } from 'node:fs';
import { commandLine } from '../command-line';
import { createSbom } from '../packages/sbom';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  call: 'npm run sbom',
  about: 'Writes the bill of materials: every package with version, digest and licence, as CycloneDX JSON.',
  options: {
    out: { type: 'string', about: 'into this file; to the terminal without it' },
    production: { type: 'boolean', about: 'only what a server needs' },
  },
});

const bill = await createSbom(values.production).catch(exitWithError);
if (values.out === undefined) process.stdout.write(bill);
else {
  try {
    writeFileSync(values.out, bill);
  } catch (error) {
    exitWithError(error);
  }
}
