import { workbenchRoles, type WorkbenchRole } from '@/lib/api/store/workbench-schema';
import { isEmailAddress, normalizeEmailAddress } from '@/lib/contract/email-address';
import { loadSettings } from '../environment';
import { commandLine } from '../command-line';
import { sendAdminCommand } from '../admin-command';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  usage: 'npm run workbench:user',
  description: 'Adds a person to the workbench, or changes their role, and prints a link for setting a password.',
  options: {
    mail: { type: 'string', description: 'email address' },
    name: { type: 'string', description: 'name; the part of the address before the @ by default' },
    role: { type: 'string', description: workbenchRoles.join(', '), default: 'admin' },
  },
});

const { mail, role } = values;
if (!mail || !isEmailAddress(mail)) exitWithError(`--mail must be an email address, but is "${mail ?? ''}".`);
if (!workbenchRoles.includes(role as WorkbenchRole)) {
  exitWithError(`--role must be one of ${workbenchRoles.join(', ')}, but is "${role}".`);
}
const { site } = await loadSettings();
const email = normalizeEmailAddress(mail);
const origin = site.workbench?.origin ?? site.url;
const name = values.name ?? email.split('@')[0]!;
const result = await sendAdminCommand('workbench-user', { email, name, role: role as WorkbenchRole, origin }, true);
if (!result) exitWithError(`${email} is the last admin. Make somebody else an admin first.`);
console.log(
  `${email} is ${result.isNew ? 'added' : 'known'} as ${role}. Link for a password, once, ${result.hours} hours:`,
);
console.log(result.url);
if (result.isMailed !== null) {
  console.log(result.isMailed ? 'It was mailed, too.' : 'It could not be mailed: send it to them privately.');
}
if (!site.workbench?.origin) {
  console.log(`On this machine: ${result.url.replace(origin, `http://localhost:${site.port}`)}`);
}
if (!site.workbench) console.log('The workbench is off: start the server with WORKBENCH=on.');
