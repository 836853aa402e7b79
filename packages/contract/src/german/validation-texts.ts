import type { ValidationText } from '../validation-texts.ts'

/** By the English text, which is what the schemas say. */
export const germanValidationTexts = {
  'This field is required': 'Diese Angabe ist erforderlich',
  'You must accept this condition.': 'Dieser Bedingung müssen Sie zustimmen.',
  'Please enter a valid email address.': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'Identification ID must be at least 6 characters long.': 'Die Ausweis- oder Registernummer hat mindestens 6 Zeichen.',
  'Username must be between 3 and 30 characters long.': 'Der Benutzername hat 3 bis 30 Zeichen.',
  'Username can only contain letters, digits, dots, underscores and hyphens.':
    'Der Benutzername darf nur Buchstaben, Ziffern, Punkte, Unterstriche und Bindestriche enthalten.',
  'Password must contain at least 8 characters, including 1 uppercase letter, 1 lowercase letter, 1 number. and 1 special character':
    'Das Passwort braucht mindestens 8 Zeichen, darunter einen Großbuchstaben, einen Kleinbuchstaben, eine Ziffer und ein Sonderzeichen.',
  'Password must be at most 200 characters long.': 'Das Passwort hat höchstens 200 Zeichen.',
  'Passwords need to match': 'Die Passwörter stimmen nicht überein',
  'You cannot be a defendant in your own claim.': 'In Ihrer eigenen Forderung können Sie nicht Anspruchsgegner sein.',
  'Defendant with that email already exists in this claim.':
    'In dieser Forderung gibt es bereits einen Anspruchsgegner mit dieser E-Mail-Adresse.',
  'This link already exists.': 'Diesen Link gibt es bereits.',
  'This wallet already exists.': 'Diese Wallet gibt es bereits.',
  'Please use at most 200 characters.': 'Bitte verwenden Sie höchstens 200 Zeichen.',
  'Please use at most 10,000 characters.': 'Bitte verwenden Sie höchstens 10.000 Zeichen.',
  'Please enter a link that starts with http:// or https://.':
    'Bitte geben Sie einen Link ein, der mit http:// oder https:// beginnt.',
  'Please enter a link that starts with https://.': 'Bitte geben Sie einen Link ein, der mit https:// beginnt.',
  'Please use a link of at most 2,000 characters.': 'Bitte verwenden Sie einen Link mit höchstens 2.000 Zeichen.',
  'Please enter a Solana wallet address.': 'Bitte geben Sie die Adresse einer Solana-Wallet ein.',
  'Please enter a phone number with digits, spaces and an optional leading plus.':
    'Bitte geben Sie eine Telefonnummer aus Ziffern und Leerzeichen ein, bei Bedarf mit einem Plus am Anfang.',
  'Please enter a number.': 'Bitte geben Sie eine Zahl ein.',
  'The value must be at least 1.': 'Der Betrag muss mindestens 1 sein.',
  'Please use at most two decimals.': 'Bitte verwenden Sie höchstens zwei Nachkommastellen.',
  'This amount is too large.': 'Dieser Betrag ist zu groß.',
  'Please enter a date.': 'Bitte geben Sie ein Datum ein.',
  'The date cannot be in the future.': 'Das Datum darf nicht in der Zukunft liegen.',
  'Please choose one of the options.': 'Bitte wählen Sie eine der Möglichkeiten.',
  'Please enter the code as it stands in the e-mail: 26 letters and digits.':
    'Bitte geben Sie den Code so ein, wie er in der E-Mail steht: 26 Buchstaben und Ziffern.',
  'Please add at most 20 links.': 'Bitte fügen Sie höchstens 20 Links hinzu.',
  'Please add at most 20 wallets.': 'Bitte fügen Sie höchstens 20 Wallets hinzu.',
  'This field is not known here.': 'Dieses Feld ist hier nicht bekannt.',
  'Please check this value.': 'Bitte prüfen Sie diese Angabe.',
} satisfies Record<ValidationText, string>
