import type { Type } from 'typescript/unstable/sync';

/** The strings that a type allows; null if it is not a finite set. `undefined` and `null` are ignored. */
export function stringsOf(type: Type | undefined): string[] | null {
  if (!type) return null;
  if (type.isStringLiteralType()) return [type.value];
  if (type.isIntrinsicType()) return ['undefined', 'null', 'never'].includes(type.intrinsicName) ? [] : null;
  if (!type.isUnionType()) return null;
  const parts: string[] = [];
  for (const member of type.getTypes()) {
    const strings = stringsOf(member);
    if (!strings) return null;
    parts.push(...strings);
  }
  return parts;
}
