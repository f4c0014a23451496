import { eraseDataSubject, exportDataSubject, type DataSubject } from '@/lib/api/store/data-subject';
import type { Store } from '@/lib/api/store/store';

/** Deletes all that is known of a person. @returns how many rows went */
export const eraseCommand = ({ db }: Store, person: DataSubject): Promise<number> => eraseDataSubject(db, person);

/** All that is known of a person, by table. */
export const exportCommand = ({ db }: Store, person: DataSubject) => exportDataSubject(db, person);
