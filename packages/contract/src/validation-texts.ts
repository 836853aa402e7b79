import { limits } from '@redress/domain/people/limits.ts'

/** The specification's validation texts (section 5), and those that it leaves open, each once; in English, as they travel. */
export const validationTexts = {
  required: 'This field is required',
  mustAccept: 'You must accept this condition.',
  email: 'Please enter a valid email address.',
  identificationId: 'Identification ID must be at least 6 characters long.',
  usernameLength: 'Username must be between 3 and 30 characters long.',
  usernameCharacters: 'Username can only contain letters, digits, dots, underscores and hyphens.',
  password:
    'Password must contain at least 8 characters, including 1 uppercase letter, 1 lowercase letter, 1 number. and 1 special character',
  passwordTooLong: `Password must be at most ${limits.passwordMaximum} characters long.`,
  passwordsMatch: 'Passwords need to match',
  ownDefendant: 'You cannot be a defendant in your own claim.',
  duplicateDefendant: 'Defendant with that email already exists in this claim.',
  duplicateLink: 'This link already exists.',
  duplicateWallet: 'This wallet already exists.',
  nameTooLong: `Please use at most ${limits.nameLength} characters.`,
  textTooLong: 'Please use at most 10,000 characters.',
  url: 'Please enter a link that starts with http:// or https://.',
  documentUrl: 'Please enter a link that starts with https://.',
  urlTooLong: 'Please use a link of at most 2,000 characters.',
  walletAddress: 'Please enter a Solana wallet address.',
  phone: 'Please enter a phone number with digits, spaces and an optional leading plus.',
  number: 'Please enter a number.',
  claimValueMinimum: 'The value must be at least 1.',
  amountDecimals: 'Please use at most two decimals.',
  amountTooLarge: 'This amount is too large.',
  date: 'Please enter a date.',
  futureDate: 'The date cannot be in the future.',
  choice: 'Please choose one of the options.',
  redeemCode: 'Please enter the code as it stands in the email: 26 letters and digits.',
  tooManyLinks: `Please add at most ${limits.socialLinks} links.`,
  tooManyWallets: `Please add at most ${limits.wallets} wallets.`,
  unknownField: 'This field is not known here.',
  malformed: 'Please check this value.',
} as const
export type ValidationCode = keyof typeof validationTexts
