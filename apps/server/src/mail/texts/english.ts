const confirm = 'Confirm e-mail address'
const signIn = 'Sign in'

/** Every mail in English. */
export const english = {
  hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  orOpen: 'Or open this address:',
  footer: 'You receive this e-mail from Redress because your address was given there.',

  registration: {
    subject: 'Confirm your e-mail address',
    welcome: 'Welcome to Redress. Please confirm that this is your e-mail address, and your account is ready.',
    button: confirm,
    once: 'The link works once, for 24 hours. If you did not register, you can ignore this e-mail.',
  },
  additionalEmail: {
    subject: 'Confirm your additional e-mail address',
    added: 'You added this e-mail address to your account on Redress. Please confirm that it is yours.',
    button: confirm,
    once: 'The link works once, for 24 hours. If you did not add it, you can ignore this e-mail.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    asked: (username: string) => `You asked to choose a new password. Your username is ${username}.`,
    button: 'Choose a new password',
    once: 'The link works once, for one hour. If you did not ask for it, you can ignore this e-mail: your password stays as it is.',
  },
  noPassword: {
    subject: 'You sign in with Google',
    none: 'You asked to choose a new password. Your account has none to change, because you sign in with Google.',
    button: signIn,
    ignore: 'If you did not ask for it, you can ignore this e-mail.',
  },
  addressInUse: {
    subject: 'You already have an account',
    tried:
      'Somebody tried to register on Redress with your e-mail address, which belongs to your account already. Nothing was changed.',
    ifYou: (username: string) => `If it was you, please sign in. Your username is ${username}.`,
    button: signIn,
    newPassword: 'You can choose a new password here:',
    ignore: 'If it was not you, you can ignore this e-mail.',
  },
  addressWaiting: {
    subject: 'Your e-mail address waits to be confirmed',
    tried:
      'Somebody tried to register on Redress with your e-mail address, which was already given by an account that has not confirmed it yet.',
    ifYou: 'If both were you, please use the link in our earlier e-mail, or sign in to have it sent again.',
    button: signIn,
    ifNot:
      'If the earlier one was not you, please ignore that e-mail and register again a day later, when its link has expired.',
  },
  invitation: {
    subject: 'Take over the claim that was filed against you',
    filed: (plaintiff: string, claimType: string) => `${plaintiff} filed a claim against you on Redress: ${claimType}.`,
    takeOver:
      'Take the claim over to read it and to answer it: you can dispute it, propose a resolution, or settle it. When its notice period is over it is published, with or without an answer.',
    code: (code: string) => `Your code is ${code}`,
    button: 'Register and take the claim over',
    haveAccount: 'You have an account already? Take the claim over here:',
    once: 'The code is for you alone and works once, for 30 days. Please do not pass it on.',
  },
  notification: { openClaim: 'Open the claim', openRedress: 'Open Redress' },
}
