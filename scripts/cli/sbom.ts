import { writeFileSync } from 'node:fs';
import { commandLine } from '../command-line';
import { makeBill } from '../packages/bill-of-materials';
import { stopWithOneSentence } from '../stop';

const { values } = commandLine({
  call: 'npm run sbom',
  about: 'Writes the bill of materials: every package with version, digest and licence, as CycloneDX JSON.',
  options: {
    out: { type: 'string', about: 'into this file; to the terminal without it' },
    production: { type: 'boolean', about: 'only what a server needs' },
  },
});

const bill = await makeBill(values.production).catch(stopWithOneSentence);
if (values.out === undefined) process.stdout.write(bill);
else {
  try {
    writeFileSync(values.out, bill);
  } catch (error) {
    stopWithOneSentence(error);
  }
}
