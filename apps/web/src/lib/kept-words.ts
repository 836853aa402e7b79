import { type KeptTexts, keptText, tabText } from './kept-text.ts'

const words = 'redress.words.'
const stores = [keptText, tabText]

/** Where something that a person has written is kept until it is sent. */
export interface WordsPlace {
  readonly store: KeptTexts
  readonly key: string
}

/**
 * A signed-in user's words lie in the browser until they log out or somebody else signs in. A visitor, who never logs
 * out, leaves nothing behind: their words go with the tab.
 */
export const placeOfWords = (userId: string | null, name: string): WordsPlace =>
  userId === null
    ? { store: tabText, key: `${words}visitor.${name}` }
    : { store: keptText, key: `${words}${userId}.${name}` }

/** The name of what is written about a claim; it goes with the claim. */
export const aboutClaim = (claimId: string, name: string): string => `claim.${claimId}.${name}`

function forget(isMeant: (key: string) => boolean): void {
  for (const store of stores) {
    for (const key of store.keys()) if (key.startsWith(words) && isMeant(key)) store.write(key, null)
  }
}

/** Drops all that was written and not sent. */
export const forgetWords = (): void => forget(() => true)

/** Drops what anybody but this user has written in this browser. */
export const forgetWordsOfOthers = (userId: string): void => forget(key => !key.startsWith(`${words}${userId}.`))

/** Drops what was written about a claim that takes it no more. */
export const forgetWordsAbout = (claimId: string): void => forget(key => key.includes(`.${aboutClaim(claimId, '')}`))
