import type { ErrorCode } from '@redress/contract/errors.ts'
import type { ValidationText } from '@redress/contract/validation-texts.ts'
import type { wire as english } from '../en/wire.ts'
import { worded } from './worded.ts'

const ownDefendant = 'In Ihrer eigenen Forderung können Sie nicht Anspruchsgegner sein.'
const duplicateDefendant = 'In dieser Forderung gibt es bereits einen Anspruchsgegner mit dieser E-Mail-Adresse.'
const claimNotFound = 'Die Forderung wurde nicht gefunden.'

const validation = {
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
  'You cannot be a defendant in your own claim.': ownDefendant,
  'Defendant with that email already exists in this claim.': duplicateDefendant,
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

const failures = {
  INVALID_INPUT: 'Einige Angaben müssen noch einmal geprüft werden.',
  MALFORMED_REQUEST: 'Die Anfrage konnte nicht gelesen werden.',
  LINK_INVALID: 'Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
  WRONG_PASSWORD: 'Das aktuelle Passwort ist falsch.',
  NOT_SIGNED_IN: 'Bitte melden Sie sich an.',
  BAD_CREDENTIALS: 'Benutzername oder Passwort ist falsch',
  FORBIDDEN: 'Dazu sind Sie nicht berechtigt.',
  EMAIL_NOT_CONFIRMED: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  PASSWORD_NOT_USED: 'Sie melden sich mit Google an und haben hier kein Passwort, das sich ändern ließe.',
  NOT_THE_COST_OWNER: 'Die Plattformgebühr dieser Einigung trägt die Gegenseite.',
  OWN_CLAIM: ownDefendant,
  NOT_FOUND: 'Hier ist nichts zu finden.',
  CLAIM_NOT_FOUND: claimNotFound,
  DEFENDANT_NOT_FOUND: 'Der Anspruchsgegner wurde nicht gefunden.',
  COMPANY_NOT_FOUND: 'Das Unternehmen wurde nicht gefunden.',
  DOCUMENT_NOT_FOUND: 'Das Dokument wurde nicht gefunden.',
  EMAIL_NOT_FOUND: 'Die E-Mail-Adresse wurde nicht gefunden.',
  NOTIFICATION_NOT_FOUND: 'Die Mitteilung wurde nicht gefunden.',
  USER_NOT_FOUND: 'Das Mitglied wurde nicht gefunden.',
  CODE_NOT_FOUND: 'Dieser Code ist nicht gültig. Vielleicht ist er abgelaufen, wurde ersetzt oder bereits verwendet.',
  NOT_IN_THIS_STATE:
    'Bei dieser Forderung hat sich inzwischen etwas getan, daher ist das nicht mehr möglich. Bitte sehen Sie sie sich noch einmal an.',
  CLAIM_INCOMPLETE: 'Die Forderung ist noch nicht vollständig.',
  UNRESOLVED_CLAIMS_LIMIT:
    'Sie haben die Höchstzahl offener Forderungen erreicht. Bitte legen Sie zuerst einige davon bei, bevor Sie eine neue anlegen.',
  USERNAME_TAKEN: 'Dieser Benutzername ist vergeben. Bitte wählen Sie einen anderen.',
  ADDRESS_NOT_CONFIRMED: 'Bitte bestätigen Sie diese E-Mail-Adresse, bevor Sie sie zur Hauptadresse machen.',
  EMAIL_TAKEN: 'Diese E-Mail-Adresse wird bereits verwendet.',
  DUPLICATE_DEFENDANT: duplicateDefendant,
  DEFENDANT_EMAIL_FIXED:
    'Die E-Mail-Adresse eines Anspruchsgegners lässt sich nicht ändern. Bitte löschen Sie den Eintrag und legen Sie ihn neu an.',
  TOO_MANY_DEFENDANTS: 'Eine Forderung kann höchstens 50 Anspruchsgegner haben.',
  TOO_MANY_DOCUMENTS: 'Eine Forderung kann höchstens 20 Dokumente und Links haben.',
  CODE_ALREADY_REDEEMED: 'Dieser Code wurde bereits eingelöst.',
  IDEMPOTENCY_KEY_REUSED: 'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.',
  REQUEST_IN_PROGRESS: 'Dieselbe Anfrage wird noch bearbeitet.',
  REQUEST_TOO_LARGE: 'Die Anfrage ist zu groß.',
  FILE_TOO_LARGE: 'Die Datei ist größer als 50 MB.',
  FILES_TOO_LARGE: 'Die Dateien einer Forderung dürfen zusammen höchstens 200 MB groß sein.',
  FILE_TYPE_NOT_ALLOWED: 'Dateien dieser Art werden nicht angenommen.',
  UNSUPPORTED_MEDIA_TYPE: 'Der Inhaltstyp der Anfrage wird hier nicht angenommen.',
  TOO_MANY_REQUESTS: 'Das war zu oft. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  INTERNAL: 'Es ist etwas schiefgegangen',
  PRICE_UNAVAILABLE:
    'Der Preis von SOL ist im Moment nicht zuverlässig bekannt, daher wurde nichts geändert. Bitte versuchen Sie es in einigen Minuten erneut.',
  UNAVAILABLE: 'Der Dienst ist kurz nicht erreichbar. Bitte versuchen Sie es in einem Moment erneut.',
} satisfies Record<ErrorCode, string>

export const wire: typeof english = {
  validation: text => worded(validation, text),
  failure: (code, text) => worded(failures, code, text),
}
