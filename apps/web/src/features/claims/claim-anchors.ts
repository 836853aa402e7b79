/** The heading that says whose turn a claim is. */
export const turnHeadingId = 'turn'

/** Where on the page one writes to the other parties. */
export const correspondenceId = 'correspondence'

/** After an act the button that did it is gone: the focus goes to what is now so. */
export const focusTurnHeading = (): void => document.getElementById(turnHeadingId)?.focus()
