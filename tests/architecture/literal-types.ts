import { ts } from 'ts-morph';

/** The strings that a type allows; null if it is not a finite set. `undefined` and `null` are ignored. */
export function stringsOf(type: ts.Type | undefined): string[] | null {
  if (!type) return null;
  if (type.isStringLiteral()) return [type.value];
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Never)) return [];
  if (!type.isUnion()) return null;
  const parts: string[] = [];
  for (const member of type.types) {
    const strings = stringsOf(member);
    if (!strings) return null;
    parts.push(...strings);
  }
  return parts;
}
