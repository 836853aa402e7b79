import type { TextStorage } from '../../lib/browser-storage.ts'

/** What a browser keeps, for a test. */
export function keptInMemory(): TextStorage {
  const texts = new Map<string, string>()
  return {
    read: key => texts.get(key) ?? null,
    write: (key, text) => {
      if (text === null) texts.delete(key)
      else texts.set(key, text)
    },
  }
}
