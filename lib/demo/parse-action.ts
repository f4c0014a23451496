import type { DemoAction } from '@/lib/demo/demo-state';
import { groups } from '@/lib/demo/profiles';

/** Parses the action of a button: `open adsB`, or `filter shops`. One of another form names no profile. */
export function parseAction(name: string): DemoAction {
  const [type, id = ''] = name.split(' ');
  if (type === 'filter') return { type, group: groups.find((group) => group === id) ?? null };
  return { type: type === 'stop' || type === 'show' ? type : 'open', id };
}
