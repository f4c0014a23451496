import { writeFileSync } from 'node:fs';
import { commandLine } from '../command-line';
import { createSbom } from '../packages/sbom';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  usage: 'npm run sbom',
  description:
    'Writes the SBOM (software bill of materials) as CycloneDX JSON: version, digest and license of every package.',
  options: {
    out: { type: 'string', description: 'output file; the terminal by default' },
    production: { type: 'boolean', description: 'only packages that a server needs' },
  },
});

const text = await createSbom(values.production).catch(exitWithError);
if (values.out === undefined) process.stdout.write(text);
else {
  try {
    writeFileSync(values.out, text);
  } catch (error) {
    exitWithError(error);
  }
}
