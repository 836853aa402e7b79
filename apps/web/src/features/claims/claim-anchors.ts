/** Id of the heading that states the turn. */
export const turnHeadingId = 'turn'

/** Id of the section in which the reader writes to the other parties. */
export const correspondenceId = 'correspondence'

/** Moves the focus to the turn's heading, because the button of the last act is gone. */
export const focusTurnHeading = (): void => document.getElementById(turnHeadingId)?.focus()
