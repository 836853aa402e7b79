/** Id of the heading that states the turn. */
export const turnHeadingId = 'turn'

/** Id of the section in which the reader writes to the other parties. */
export const correspondenceId = 'correspondence'

/** Id of the section with the public replies. */
export const repliesId = 'replies'
