import { browserStorage, tabStorage } from './browser-storage.ts'

/** Values of a form by field; for nested fields, by the first part of the path. */
export type FormValues = Readonly<Record<string, unknown>>

/** Key prefix. Values under an older one would survive the logout, so it must not change. */
const prefix = 'redress.words.'
/** Short-lived marker that values were removed because they were sent, for the other tabs. */
const sent = 'sent'

/** Key of a form about a claim. Its values are removed with the claim. */
export const claimFormKey = (claimId: string, name: string): string => `claim.${claimId}.${name}`

/** Storage owner of a letter's reader, whether or not an account is signed in as well. */
export const letterReader = 'reader'

/**
 * Browser storage for a form's values until they are sent. A signed-in user's values are shared by all tabs until
 * logout or another sign-in. A visitor never logs out, so a visitor's values go with the tab. So do a letter
 * reader's: they belong to no account and survive a sign-in, as the letter does.
 */
export function persistedForm(writer: string | null, name: string) {
  const storage = writer === null || writer === letterReader ? tabStorage : browserStorage
  const key = `${prefix}${writer ?? 'visitor'}.${name}`
  return {
    key,
    read: (): FormValues => parse(storage.read(key)),
    write: (values: FormValues): void => storage.write(key, serialize(values)),
    /** Removes the values after sending, and tells the other tabs why. */
    markSent: (): void => {
      storage.write(key, sent)
      storage.write(key, null)
    },
    /** Subscribes to changes by other tabs. */
    onOtherTab: (listener: (values: FormValues, isSent: boolean) => void): (() => void) =>
      storage.subscribe(change => {
        if (change.isFromOtherTab && change.key === key) listener(parse(change.text), change.text === sent)
      }),
  } as const
}

export type PersistedForm = ReturnType<typeof persistedForm>

/** Removes the values of all forms. */
export const clearPersistedForms = (): void => clear(() => true)

/** Removes input of all other users in this browser. A letter reader's input stays. */
export const clearPersistedFormsOfOthers = (userId: string): void =>
  clear(key => !key.startsWith(`${prefix}${userId}.`) && !key.startsWith(`${prefix}${letterReader}.`))

/** Removes input about a claim that no longer accepts it. */
export const clearPersistedFormsOfClaim = (claimId: string): void =>
  clear(key => key.includes(`.${claimFormKey(claimId, '')}`))

function clear(isMeant: (key: string) => boolean): void {
  for (const storage of [browserStorage, tabStorage]) {
    for (const key of storage.keys()) if (key.startsWith(prefix) && isMeant(key)) storage.write(key, null)
  }
}

/** The values that differ from the form's defaults, without the fields that are not persisted. */
export function changedValues(values: FormValues, defaults: FormValues, unpersisted: ReadonlySet<string>): FormValues {
  const isChanged = ([name, value]: [string, unknown]) => !unpersisted.has(name) && !isSameValue(value, defaults[name])
  return Object.fromEntries(
    Object.entries(values)
      .filter(isChanged)
      .map(([name, value]) => [name, value ?? '']),
  )
}

/** Whether two values of a field are equal. Empty values are equal, and surrounding spaces do not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim()
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other)
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every(name => isSameValue(one[name], other[name]))
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''
const isRecord = (value: unknown): value is FormValues => typeof value === 'object' && value !== null

export const serialize = (values: FormValues): string | null =>
  Object.keys(values).length === 0 ? null : JSON.stringify(values)

export function parse(text: string | null): FormValues {
  try {
    const values: unknown = JSON.parse(text ?? '{}')
    return isRecord(values) && !Array.isArray(values) ? values : {}
  } catch {
    return {}
  }
}
