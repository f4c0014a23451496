import { commandLine } from '../command-line';
import { personOf, personOptions } from '../person-options';
import { runTask } from '../run-task';

const { values } = commandLine({
  call: 'npm run erase',
  about: 'Deletes all that is known of a person; neither stragglers nor backups bring it back.',
  options: personOptions,
});
const gone = await runTask('erase-person', personOf(values));
console.log(gone === 0 ? 'Nothing was there.' : `Erased ${gone === 1 ? '1 row' : `${gone} rows`}.`);
