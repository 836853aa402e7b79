import type { TestedWords } from '../../testing/tested-words.ts'

/** Words that tests look for in German texts. */
export const words: TestedWords = {
  banned:
    /obsieg|Kostenträger|Anerkenntnis|\baufgehoben\b|\bmitwirken\b|\bangefochten\b|\bBriefe?\b|Einigungsvorschl|\bdran\b|\bverfallen\b/i,
  expiring: /demnächst|als nächstes:|test ?netz|testnet|den niemand ändern|noch nicht verfügbar/i,
  elsewhere: /\b(oben|unten|darunter)\b/i,
  onlyHere: /\b(die|sie|ihre?|und|mit|bitte|guten|forderung|diese|oder)\b/i,
  factsOfClaim: /^(Forderung|Art): /,
  ofPublicRecord: /öffentlich|Keine Antwort/i,
  offer: { nothing: /nichts/, receives: /erh[aä]lt/, pays: /zahl/, you: /\bSie\b/, andYourFee: / und / },
}
