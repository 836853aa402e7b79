import type { TextStorage } from '../../lib/browser-storage.ts'

/** In-memory replacement of the browser's storage. */
export function storageInMemory(): TextStorage {
  const texts = new Map<string, string>()
  return {
    read: key => texts.get(key) ?? null,
    write: (key, text) => {
      if (text === null) texts.delete(key)
      else texts.set(key, text)
    },
  }
}
