import { byLanguage } from '@redress/domain/people/languages.ts'

/** Patterns that tests look for in the texts of a language. */
export interface TestedWords {
  /** Words that a newcomer does not understand. The specification quotes none of them. */
  readonly banned: RegExp
  /** Words that stop being true when something is built or set; a text says them only where a setting chooses it. */
  readonly expiring: RegExp
  /** Words that send a reader elsewhere on the page; the box that says whose turn it is holds its form. */
  readonly elsewhere: RegExp
  /** Words that every mail contains, and no mail in another language. */
  readonly onlyHere: RegExp
  /** Beginning of the facts below the words of a mail. */
  readonly factsOfClaim: RegExp
  /** Phrases about the public record. */
  readonly ofPublicRecord: RegExp
  /** Phrases of offers: nobody pays, the direction of the money, and the person addressed. */
  readonly offer: Readonly<Record<'nothing' | 'receives' | 'pays' | 'you' | 'andYourFee', RegExp>>
}

export const testedWords = await byLanguage<TestedWords>(
  async language => (await import(`../${language}/testing/words.ts`)).words,
)
