import { workbenchRoles, type WorkbenchRole } from '@/lib/api/store/workbench-schema';

/** The pages of the workbench in the order of its navigation, and the least role that may open each. */
export const pageRoles = {
  overview: 'viewer',
  campaigns: 'viewer',
  links: 'viewer',
  inbox: 'editor',
  missing: 'viewer',
  health: 'admin',
  people: 'admin',
  tokens: 'admin',
  log: 'admin',
  account: 'viewer',
} as const satisfies Record<string, WorkbenchRole>;

export type WorkbenchPage = keyof typeof pageRoles;

/** Whether a role includes another: an admin may do what editors may, and an editor what viewers may. */
export const includesRole = (role: WorkbenchRole, needed: WorkbenchRole): boolean =>
  workbenchRoles.indexOf(role) >= workbenchRoles.indexOf(needed);
