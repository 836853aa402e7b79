import { browserStorage, tabStorage } from './browser-storage.ts'

/** What stands in a form, by its fields. Where the fields lie deeper, by the first part of their names. */
export type FormValues = Readonly<Record<string, unknown>>

/** Under another prefix, what browsers hold already would outlast the logout. */
const prefix = 'redress.words.'
/** Stands for a moment where values were removed because they were sent, so that the other tabs know why. */
const sent = 'sent'

/** The name of a form about a claim; its values go with the claim. */
export const claimFormKey = (claimId: string, name: string): string => `claim.${claimId}.${name}`

/** Whoever opened a letter in this browser, whether or not an account is signed in beside it. */
export const letterReader = 'reader'

/**
 * Where the browser keeps the values of a form until they are sent. A signed-in user's lie there for all tabs until they
 * log out or somebody else signs in. A visitor, who never logs out, leaves nothing behind: theirs go with the tab. So do
 * those of a letter's reader: they are nobody's account's, and stay where somebody signs in, as the letter itself does.
 */
export function persistedForm(writer: string | null, name: string) {
  const storage = writer === null || writer === letterReader ? tabStorage : browserStorage
  const key = `${prefix}${writer ?? 'visitor'}.${name}`
  return {
    key,
    read: (): FormValues => parse(storage.read(key)),
    write: (values: FormValues): void => storage.write(key, serialize(values)),
    /** Removes the values because they were sent; the other tabs are told so. */
    markSent: (): void => {
      storage.write(key, sent)
      storage.write(key, null)
    },
    /** Calls back for what other tabs write. */
    onOtherTab: (listener: (values: FormValues, isSent: boolean) => void): (() => void) =>
      storage.subscribe(change => {
        if (change.isFromOtherTab && change.key === key) listener(parse(change.text), change.text === sent)
      }),
  } as const
}

export type PersistedForm = ReturnType<typeof persistedForm>

/** Removes the values of all forms. */
export const clearPersistedForms = (): void => clear(() => true)

/** Removes what anybody but this user has typed in this browser; what answers a letter stays with that. */
export const clearPersistedFormsOfOthers = (userId: string): void =>
  clear(key => !key.startsWith(`${prefix}${userId}.`) && !key.startsWith(`${prefix}${letterReader}.`))

/** Removes what was typed about a claim that takes it no more. */
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

/** Whether two values of a field say the same: nothing is nothing, and blanks around a text do not count. */
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
