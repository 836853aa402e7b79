/** The design system's own words. */
export const ui = {
  productName: 'Redress',
  beta: 'beta',
  title: (page: string) => `${page} · Redress`,
  form: {
    problem: 'There is a problem',
    fieldProblem: (label: string, message: string) => `${label}: ${message}`,
    sending: 'Sending…',
    failed: 'Something went wrong. What you typed is still here: please try again.',
    optional: 'optional',
    charactersLeft: (count: string) => `${count} characters left`,
    charactersTooMany: (count: string) => `${count} characters too many`,
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    choose: 'Choose…',
  },
  dialog: { close: 'Close', cancel: 'Cancel', confirm: 'Confirm' },
  toast: { region: 'Messages', dismiss: 'Dismiss message' },
  copy: { copy: 'Copy', copied: 'Copied', failed: 'Could not be copied' },
  state: {
    loading: 'Loading…',
    errorTitle: 'This could not be loaded',
    retry: 'Try again',
    offline: 'You are offline. Check your connection and try again.',
  },
  tasks: {
    label: 'Steps of this claim',
    states: {
      'not-started': 'Not started',
      'in-progress': 'In progress',
      complete: 'Complete',
      problem: 'Problem',
    },
    step: (number: number) => `Step ${number}`,
  },
  guideline: 'Guideline',
  unexpected: {
    title: 'Something broke on our side',
    text: 'The page could not be shown. Nothing that you saved is lost. Load it again, and if it still fails, come back in a few minutes.',
    reload: 'Load the page again',
  },
}
