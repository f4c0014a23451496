import { useEffect } from 'react';
import { turnOf, useFoot, type Strip } from '@/lib/browser/page/foot';

/**
 * Takes a strip's place in the row of those that may lie along the edge of the window.
 * @param isDue whether it has something to say; undefined while that is not known, which leaves what was known
 * @returns whether it is its turn
 */
export function useTurn(strip: Strip, isDue: boolean | undefined): boolean {
  const setDue = useFoot((store) => store.setDue);

  useEffect(() => {
    if (isDue !== undefined) setDue(strip, isDue);
  }, [strip, isDue, setDue]);

  return useFoot(({ due }) => turnOf(due) === strip);
}
