import type { TestedWords } from '../../testing/tested-words.ts'

/** Words that tests look for in English texts. */
export const words: TestedWords = {
  banned:
    /\b(whoever|lapse[sd]?|in force|contest(ed|s)?|conce(de|ssion)s?|sign(ed|s)? (in|out)|no longer good|works no more)\b/i,
  expiring: /coming soon|\bsoon we\b|\bwe build\b|\bnext:|test ?net|nobody can edit|not available yet/i,
  elsewhere: /\b(above|below|further (up|down))\b/i,
  onlyHere: /\b(the|you|your|and|with|please|hello|claim|sign|has|open|this)\b/i,
  factsOfClaim: /^(Claim|Type): /,
  ofPublicRecord: /public|No response/i,
  offer: {
    nothing: /nothing/,
    receives: /receive/,
    pays: /\bpaid? (?!the fee)|\bpays? (?!the fee)/,
    you: /\byou\b/i,
    andYourFee: / and /,
  },
}
