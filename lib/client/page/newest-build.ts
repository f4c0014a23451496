import { request } from '@/lib/client/api/request';

/** Returns the id of the newest build, or null if unavailable. @param purpose separates concurrent requests */
export async function newestBuild(purpose: 'updateCheck' | 'recovery'): Promise<string | null> {
  try {
    const response = await request(`/builds/latest.json?${Date.now()}`, { key: `builds/latest.json ${purpose}` });
    return ((await response.json()) as { id?: string }).id ?? null;
  } catch {
    return null;
  }
}
