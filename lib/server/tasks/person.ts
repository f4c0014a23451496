import { erasePerson, exportPerson, type Person } from '@/lib/server/store/person';
import type { Store } from '@/lib/server/store/store';

/** Deletes all that is known of a person. @returns how many rows went */
export const erasePersonTask = ({ db }: Store, person: Person): Promise<number> => erasePerson(db, person);

/** All that is known of a person, by table. */
export const exportPersonTask = ({ db }: Store, person: Person) => exportPerson(db, person);
