import type { Type } from 'typescript/unstable/sync';

/** The strings that a type allows; null when there is no end to them. `undefined` and `null` among them do not count. */
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
