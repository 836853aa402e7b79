/** What a table says for a key; what it does not know stays as it came. */
export const worded = (table: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(table, key) ? (table[key] ?? key) : key
