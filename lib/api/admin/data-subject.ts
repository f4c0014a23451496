import { eraseDataSubject, exportDataSubject, type DataSubject } from '@/lib/api/store/data-subject';
import type { Store } from '@/lib/api/store/store';

/** Deletes all data of a data subject. @returns the number of deleted rows */
export const eraseCommand = ({ db }: Store, person: DataSubject): Promise<number> => eraseDataSubject(db, person);

/** Exports all data of a data subject, by table. */
export const exportCommand = ({ db }: Store, person: DataSubject) => exportDataSubject(db, person);
