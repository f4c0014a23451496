import { commandLine } from '../command-line';
import { parseDataSubject, dataSubjectOptions } from '../data-subject-options';
import { sendAdminCommand } from '../admin-command';

const { values } = commandLine({
  usage: 'npm run privacy:erase',
  description: 'Deletes all data of a person; late events and restored backups do not bring it back.',
  options: dataSubjectOptions,
});
const deleted = await sendAdminCommand('erase-data-subject', parseDataSubject(values));
console.log(deleted === 0 ? 'No data found.' : `Erased ${deleted === 1 ? '1 row' : `${deleted} rows`}.`);
