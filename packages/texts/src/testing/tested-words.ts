import { byLanguage } from '@redress/domain/people/languages.ts'

/** What tests look for in the texts of a language. */
export interface TestedWords {
  /** What stops a newcomer, some of it with something that is said instead; the specification quotes none of these. */
  readonly banned: RegExp
  /** Words that stop being true when something is built or set; a text says them only where a setting chooses it. */
  readonly expiring: RegExp
  /** What every mail has, and no mail of another language. */
  readonly onlyHere: RegExp
  /** How the facts below the words of a mail begin. */
  readonly factsOfClaim: RegExp
  /** What is said of the public record. */
  readonly ofPublicRecord: RegExp
  /** What is said where nobody gives anything, in which direction money goes, and who is spoken to. */
  readonly offer: Readonly<Record<'nothing' | 'receives' | 'pays' | 'you' | 'andYourFee', RegExp>>
}

export const testedWords = await byLanguage<TestedWords>(
  async language => (await import(`../${language}/testing/words.ts`)).words,
)
