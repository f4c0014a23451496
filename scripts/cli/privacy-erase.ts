import { commandLine } from '../command-line';
import { parseDataSubject, dataSubjectOptions } from '../data-subject-options';
import { sendAdminCommand } from '../admin-command';

const { values } = commandLine({
  call: 'npm run privacy:erase',
  about: 'Deletes all that is known of a person; neither stragglers nor backups bring it back.',
  options: dataSubjectOptions,
});
const gone = await sendAdminCommand('erase-person', parseDataSubject(values));
console.log(gone === 0 ? 'Nothing was there.' : `Erased ${gone === 1 ? '1 row' : `${gone} rows`}.`);
