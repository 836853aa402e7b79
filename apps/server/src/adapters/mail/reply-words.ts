import { cleanedLine } from '@redress/domain/text/cleaned.ts'

const longestReply = 200

/** Whether a word names a person, a page or a machine. */
const leadsSomewhere = (word: string): boolean => ['@', '://', '['].some(mark => word.includes(mark))

/** A mail server's words without what is nobody's affair, or leads somewhere. */
export const wordsOfReply = (reply: string): string =>
  cleanedLine(reply.slice(0, 5 * longestReply))
    .split(' ')
    .filter(word => !leadsSomewhere(word))
    .join(' ')
    .slice(0, longestReply)
