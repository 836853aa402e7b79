/** Id of the heading that states the turn. */
export const turnHeadingId = 'turn'

/** Id of the section with the messages of the parties. */
export const messagesId = 'messages'

/** Id of the fold in which the reader writes to the other parties. */
export const correspondenceId = 'correspondence'

/** Id of the fold in which the reader writes a public reply. */
export const repliesId = 'replies'
