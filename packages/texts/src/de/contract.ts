import { documentKindsInWords } from '@redress/domain/claim/document-rules.ts'
import { planLimits } from '@redress/domain/claim/payment-plan.ts'
import { offerDays } from '@redress/domain/claim/resolutions.ts'
import { feeCodeBounds } from '@redress/domain/money/fee-codes.ts'
import type { ContractTexts } from '../contract-texts.ts'

export const validation: ContractTexts['validation'] = {
  required: 'Diese Angabe ist erforderlich',
  invisible: 'Bitte verwenden Sie mindestens einen Buchstaben oder eine Ziffer.',
  lastName: 'Bitte geben Sie einen Nachnamen ein, oder einen Strich, wenn es nur einen Namen gibt.',
  mustAccept: 'Dieser Bedingung müssen Sie zustimmen.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  oneEmail: 'Bitte geben Sie nur eine E-Mail-Adresse ein.',
  emailLetters: 'Bitte geben Sie eine E-Mail-Adresse ein, die vor dem @ keine Akzente und Umlaute hat.',
  emailDomain: 'Bitte prüfen Sie den Teil hinter dem @: Eine E-Mail-Adresse endet wie example.com.',
  identificationId: 'Die Ausweis- oder Registernummer hat mindestens 6 Zeichen.',
  usernameLength: 'Der Benutzername hat 3 bis 30 Zeichen.',
  usernameReserved: 'Bitte wählen Sie einen anderen Benutzernamen: Diesen könnten andere für den Betreiber halten.',
  usernameCharacters: 'Der Benutzername darf nur Buchstaben, Ziffern, Punkte, Unterstriche und Bindestriche enthalten.',
  password:
    'Das Passwort braucht mindestens 8 Zeichen, darunter einen Großbuchstaben, einen Kleinbuchstaben, eine Ziffer und ein Sonderzeichen.',
  passwordTooLong: 'Das Passwort hat höchstens 200 Zeichen.',
  passwordsMatch: 'Die Passwörter stimmen nicht überein',
  ownDefendant: 'In Ihrer eigenen Forderung können Sie nicht Anspruchsgegner sein.',
  duplicateDefendant: 'In dieser Forderung gibt es bereits einen Anspruchsgegner mit dieser E-Mail-Adresse.',
  passwordOfBefore: 'Das ist nicht das Passwort, das das Konto vorher hatte.',
  duplicateMailbox:
    'Diese Adresse führt in das Postfach eines anderen Anspruchsgegners dieser Forderung. Nennen Sie eine andere Adresse.',
  duplicateLink: 'Diesen Link gibt es bereits.',
  duplicateWallet: 'Diese Wallet gibt es bereits.',
  nameTooLong: 'Bitte verwenden Sie höchstens 200 Zeichen.',
  textTooLong: 'Bitte verwenden Sie höchstens 10.000 Zeichen.',
  shortTextTooLong: 'Bitte verwenden Sie höchstens 2.000 Zeichen.',
  url: 'Bitte geben Sie die Adresse einer Webseite ein, etwa example.com oder https://example.com/seite.',
  fileName: 'Die Datei braucht einen Namen.',
  documentUrl: 'Bitte geben Sie einen Link ein, der mit https:// beginnt.',
  urlTooLong: 'Bitte verwenden Sie einen Link mit höchstens 2.000 Zeichen.',
  walletAddress: 'Bitte geben Sie die Adresse einer Solana-Wallet ein.',
  walletSignature: 'Das ist nicht die Signatur dieser Wallet über diese Bedingungen. Es wurde nichts gespeichert.',
  phone: 'Bitte geben Sie eine Telefonnummer in Ziffern ein, etwa +49 30 1234567.',
  amount: 'Bitte geben Sie einen Betrag in Ziffern ein, etwa 2450 oder 2450,50.',
  claimValueMinimum: 'Der Betrag muss mindestens 1 sein.',
  amountDecimals: 'Bitte verwenden Sie höchstens zwei Nachkommastellen.',
  amountTooLarge: 'Dieser Betrag ist zu groß.',
  date: 'Bitte geben Sie ein Datum ein.',
  year: 'Bitte prüfen Sie das Jahr: Es liegt vor 1900.',
  bidAboveClaim: 'Ein Gebot kann höchstens so hoch wie die Forderung sein.',
  offerDays: `Bitte wählen Sie, wie lange das Angebot gilt: von ${offerDays.min} bis ${offerDays.max} Tage.`,
  planWithoutSum: 'Nach diesem Angebot zahlt niemand etwas, also auch an keinem Tag. Bitte lassen Sie die Daten weg.',
  planTooLong: `Bitte verteilen Sie die Summe auf höchstens ${planLimits.mostInstalments} Raten.`,
  planPart: 'Jede Rate muss mindestens 0,01 betragen.',
  planSum: 'Die Raten müssen zusammen die Summe des Angebots ergeben. Bitte berichtigen Sie sie.',
  planOrder: 'Bitte ordnen Sie die Raten nach ihrem Datum, an jedem Tag höchstens eine.',
  planPast: 'Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren Tag.',
  planTooFar: `Bitte wählen Sie Tage innerhalb von ${planLimits.yearsAhead} Jahren ab heute: Es zählt die letzte Rate.`,
  futureDate: 'Das Datum darf nicht in der Zukunft liegen.',
  iban: 'Das ist keine IBAN. Bitte prüfen Sie die Ziffern.',
  ibanOrWords: 'Geben Sie eine IBAN an, oder schreiben Sie, wie Sie bezahlt werden.',
  evidence:
    'Der Zahlung wurde schon widersprochen. Bitte fügen Sie einen Nachweis bei, etwa den Beleg der Überweisung.',
  choice: 'Bitte wählen Sie eine der Möglichkeiten.',
  authenticatorCode: 'Bitte geben Sie die 6 Ziffern ein, die Ihre Authenticator-App zeigt.',
  oneTimeCode:
    'Bitte geben Sie die 6 Ziffern ein, die Ihre Authenticator-App zeigt, oder einen Wiederherstellungscode aus 24 Buchstaben und Ziffern.',
  claimNumber: 'Bitte geben Sie die Nummer so ein, wie sie in der E-Mail steht: 8 Buchstaben und Ziffern.',
  feeCode: 'Bitte geben Sie den Code so ein, wie Sie ihn bekommen haben: 26 Buchstaben und Ziffern.',
  feeCodeUses: `Bitte geben Sie eine ganze Zahl von ${feeCodeBounds.uses.min} bis ${feeCodeBounds.uses.max} ein.`,
  feeCodeDays: `Bitte geben Sie eine ganze Zahl von Tagen von ${feeCodeBounds.days.min} bis ${feeCodeBounds.days.max} ein.`,
  feeCodeShare: `Bitte geben Sie eine ganze Zahl von ${feeCodeBounds.share.min} bis ${feeCodeBounds.share.max} ein.`,
  redeemCode: 'Bitte geben Sie den Zugangscode so ein, wie er in der E-Mail steht: 26 Buchstaben und Ziffern.',
  searchTooShort: 'Bitte geben Sie mindestens drei Buchstaben oder Ziffern hintereinander ein.',
  tooManyLinks: 'Bitte fügen Sie höchstens 20 Links hinzu.',
  tooManyWallets: 'Bitte fügen Sie höchstens 20 Wallets hinzu.',
  unknownField: 'Dieses Feld ist hier nicht bekannt.',
  malformed: 'Bitte prüfen Sie diese Angabe.',
}

export const documentKinds: ContractTexts['documentKinds'] = kinds => kinds.replace('plain text', 'einfacher Text')

export const errors: ContractTexts['errors'] = {
  INVALID_INPUT: 'Einige Angaben müssen noch einmal geprüft werden.',
  MALFORMED_REQUEST: 'Die Anfrage konnte nicht gelesen werden.',
  LINK_INVALID: 'Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
  LINK_USED: 'Dieser Link wurde bereits verwendet: Die E-Mail-Adresse ist bestätigt.',
  WRONG_PASSWORD: 'Das aktuelle Passwort ist falsch.',
  WRONG_CODE:
    'Dieser Code ist nicht richtig. Ein Code der App gilt etwa eine Minute lang, und jeder Code nur einmal. Schlägt auch ein neuer fehl, stellen Sie die Uhr Ihres Telefons auf automatisch.',
  NOT_SIGNED_IN: 'Bitte melden Sie sich an.',
  LETTER_CLOSED:
    'Die Forderung ist in diesem Browser nicht mehr geöffnet. Bitte öffnen Sie sie noch einmal mit dem Link in unserer E-Mail oder mit Nummer und Zugangscode.',
  BAD_CREDENTIALS: 'Benutzername oder Passwort ist falsch',
  SECOND_FACTOR_NEEDED:
    'Bitte geben Sie den Code ein, den Ihre Authenticator-App zeigt, oder einen Wiederherstellungscode.',
  SIGN_IN_EXPIRED:
    'Das hat zu lange gedauert, oder Ihr Konto wurde inzwischen geändert. Bitte melden Sie sich noch einmal von vorn an.',
  SIGN_IN_AGAIN: 'Bitte zeigen Sie, dass Sie es sind: mit Ihrem Passwort, oder indem Sie sich neu anmelden.',
  SECOND_FACTOR_REQUIRED:
    'Die Konsole verlangt die Anmeldung in zwei Schritten. Bitte schalten Sie sie in Ihrem Profil unter „Anmeldung und Sicherheit“ ein und kommen Sie wieder.',
  FILING_SUSPENDED:
    'Sie können zurzeit keine neuen Forderungen einreichen: Wir haben das für Ihr Konto gesperrt. Der Hinweis oben in Ihrer Übersicht sagt, warum.',
  ACCOUNT_SUSPENDED:
    'Das ist zurzeit nicht möglich, weil wir Ihr Konto gesperrt haben. Der Hinweis oben in Ihrer Übersicht sagt, warum.',
  ANOTHER_MODERATOR_DECIDES:
    'Das haben Sie selbst entschieden, oder Sie sind Partei der Forderung. Deshalb entscheidet jemand anderes.',
  PROOF_NEEDED:
    'Um das rückgängig zu machen, reicht der Link nicht: Es braucht das Passwort des Kontos oder einen Wiederherstellungscode.',
  FORBIDDEN: 'Dazu sind Sie nicht berechtigt.',
  EMAIL_NOT_CONFIRMED: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  PASSWORD_NOT_USED: 'Sie melden sich mit Google an und haben hier kein Passwort, das sich ändern ließe.',
  NOT_THE_COST_OWNER: 'Die Plattformgebühr dieser Einigung zahlt die Gegenseite.',
  OWN_CLAIM: validation.ownDefendant,
  METHOD_NOT_ALLOWED: 'Diese Adresse gibt es, aber nicht mit dieser Methode. Der Header Allow nennt die, die sie hat.',
  NOT_FOUND: 'Unter dieser Adresse ist nichts zu finden. Bitte prüfen Sie sie.',
  CLAIM_NOT_FOUND: 'Die Forderung wurde nicht gefunden.',
  DEFENDANT_NOT_FOUND: 'Der Anspruchsgegner wurde nicht gefunden.',
  COMPANY_NOT_FOUND: 'Das Unternehmen wurde nicht gefunden.',
  DOCUMENT_NOT_FOUND: 'Das Dokument wurde nicht gefunden.',
  DOCUMENT_FILE_MISSING:
    'Die Datei zu diesem Dokument fehlt auf unserer Seite oder ist beschädigt. Bitten Sie die Person, die sie hinzugefügt hat, um eine Kopie.',
  AGREEMENT_NOT_FOUND:
    'Zu dieser Forderung gibt es keine Einigung: Dazu muss die andere Partei ein Angebot angenommen haben.',
  AGREEMENT_FILE_MISSING:
    'Die Datei der Einigung fehlt auf unserer Seite oder ist beschädigt. Die E-Mail über die Annahme hat eine Kopie, und die Forderung zeigt die Bedingungen weiterhin.',
  DATA_EXPORT_NOT_FOUND:
    'Es gibt kein Archiv Ihrer Daten, das Sie herunterladen könnten. Bitte fordern Sie ein neues an.',
  MESSAGE_NOT_FOUND: 'Die Nachricht wurde nicht gefunden.',
  PAYMENT_NOT_FOUND: 'Die Zahlung wurde nicht gefunden.',
  EMAIL_NOT_FOUND: 'Die E-Mail-Adresse wurde nicht gefunden.',
  NOTIFICATION_NOT_FOUND: 'Die Mitteilung wurde nicht gefunden.',
  USER_NOT_FOUND: 'Das Mitglied wurde nicht gefunden.',
  REPLY_NOT_FOUND: 'Die Stellungnahme wurde nicht gefunden.',
  REPORT_NOT_FOUND: 'Die Meldung wurde nicht gefunden.',
  JOB_NOT_FOUND:
    'Unter dieser Nummer wartet kein fehlgeschlagener Auftrag mehr: Vielleicht hat sich schon jemand darum gekümmert. Bitte laden Sie die Seite neu.',
  TRANSFER_NOT_FOUND: 'Die Überweisung wurde nicht gefunden.',
  LETTER_NOT_FOUND:
    'Zu dieser Nummer und diesem Zugangscode gibt es keine Forderung. Bitte prüfen Sie beide oder fordern Sie einen neuen Zugangscode an: Er kann ersetzt, abgelaufen oder schon verwendet sein.',
  CODE_NOT_FOUND:
    'Dieser Zugangscode ist nicht gültig. Vielleicht ist er abgelaufen, wurde ersetzt oder bereits verwendet.',
  OTHER_SIDE_GONE: 'Die Gegenseite hat ihr Konto geschlossen. Auf ein Angebot würde niemand antworten.',
  CLAIMS_IN_THE_WAY:
    'Um eine Ihrer Forderungen müssen Sie sich noch kümmern, bevor Sie Ihr Konto schließen können. Bitte sehen Sie sich die Liste noch einmal an.',
  NOT_IN_THIS_STATE:
    'Bei dieser Forderung hat sich inzwischen etwas getan, daher ist das nicht mehr möglich. Bitte sehen Sie sie sich noch einmal an.',
  OTHER_ACCOUNT:
    'In diesem Browser ist inzwischen ein anderes Konto angemeldet, deshalb wurde nichts geladen oder geändert. Haben Sie hier etwas geschrieben, kopieren Sie es zuerst. Laden Sie dann die Seite neu.',
  BID_GIVEN: 'Für Ihre Seite ist in dieser Runde schon ein Gebot abgegeben. Es lässt sich nicht mehr ändern.',
  DRAFT_EXISTS:
    'Sie haben eine andere Forderung in Vorbereitung. Bitte reichen Sie diese zuerst ein oder löschen Sie sie, dann können Sie diese hier zurückholen.',
  CLAIM_INCOMPLETE: 'Die Forderung ist noch nicht vollständig.',
  UNRESOLVED_CLAIMS_LIMIT:
    'Sie haben die Höchstzahl offener Forderungen erreicht. Bitte legen Sie zuerst einige davon bei, bevor Sie eine neue anlegen.',
  USERNAME_TAKEN: 'Dieser Benutzername ist vergeben. Bitte wählen Sie einen anderen.',
  ACCOUNT_EXISTS:
    'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich dort an: Ihre Antwort bleibt gespeichert.',
  ADDRESS_NOT_CONFIRMED: 'Bitte bestätigen Sie diese E-Mail-Adresse, bevor Sie sie zur Hauptadresse machen.',
  EMAIL_TAKEN: 'Diese E-Mail-Adresse steht bereits in Ihrem Konto.',
  PRIMARY_ADDRESS:
    'Das ist die Hauptadresse. Bitte machen Sie eine andere zur Hauptadresse und entfernen Sie diese danach.',
  ONLY_SIGN_IN: 'Das ist Ihr einziger Weg, sich anzumelden. Bitte fügen Sie zuerst einen anderen hinzu.',
  SIGN_IN_ELSEWHERE:
    'Ihre E-Mail-Adresse oder Ihr Google-Konto gehört inzwischen zu einem anderen Konto. Bitte schließen Sie jenes oder geben Sie ihm eine andere Adresse, dann klicken Sie noch einmal.',
  DATA_EXPORT_TOO_SOON:
    'Sie können Ihre Daten einmal am Tag anfordern. Ihr letztes Archiv ist in Arbeit oder liegt bereit.',
  SECOND_FACTOR_ON: 'Die Anmeldung in zwei Schritten ist bereits eingeschaltet.',
  SECOND_FACTOR_OFF: 'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
  SECOND_FACTOR_NOT_OFFERED: 'Der QR-Code gilt nicht mehr. Bitte beginnen Sie noch einmal mit einem neuen.',
  DUPLICATE_DEFENDANT: validation.duplicateDefendant,
  DUPLICATE_MAILBOX: validation.duplicateMailbox,
  DEFENDANT_EMAIL_FIXED:
    'Die E-Mail-Adresse eines Anspruchsgegners lässt sich nicht ändern. Bitte löschen Sie den Eintrag und legen Sie ihn neu an.',
  TOO_MANY_DEFENDANTS: 'Eine Forderung kann höchstens 50 Anspruchsgegner haben.',
  TOO_MANY_DOCUMENTS: 'Jede Person kann zu einer Forderung höchstens 20 Dokumente und Links hinzufügen.',
  DOCUMENT_STAYS:
    'Dieses Dokument bleibt: Es wurde vor mehr als 15 Minuten hinzugefügt, oder jemand hat es schon gelesen.',
  TOO_MANY_MESSAGES: 'Sie haben zu dieser Forderung 500 Nachrichten geschrieben. Mehr sind nicht möglich.',
  CODE_ALREADY_REDEEMED: 'Dieser Zugangscode wurde bereits eingelöst.',
  ALREADY_TAKEN_OVER:
    'Diese Forderung ist bereits mit einem Konto verknüpft. Waren Sie das nicht? Lesen Sie unsere E-Mail an die darin genannte Adresse.',
  TAKEN_BY_YOU:
    'Sie beantworten diese Forderung bereits. Der Zugangscode ist für die Person, die an Ihrer Stelle antworten soll. Gehört Ihnen die Adresse, an die er ging, fügen Sie sie in Ihrem Profil hinzu und bestätigen Sie sie.',
  NOT_TAKEN_OVER: 'Für diesen Anspruchsgegner antwortet noch niemand.',
  ADDRESS_CONFIRMED:
    'Die Person, die für diesen Anspruchsgegner antwortet, hat die in der Forderung genannte E-Mail-Adresse bestätigt. Deshalb kann sie niemand ersetzen.',
  PLACE_TAKEN:
    'Für diesen Anspruchsgegner antwortet schon jemand. Deshalb schreiben wir nicht mehr an diese Adresse. Bitte laden Sie die Forderung neu.',
  ADDRESS_DISOWNED:
    'Die Person an dieser Adresse ist nach eigener Angabe nicht dieser Anspruchsgegner. Bitte berichtigen Sie die Adresse.',
  SAME_ADDRESS: 'Diese Adresse ist in der Forderung bereits genannt. Bitte geben Sie eine andere ein.',
  TOO_MANY_CORRECTIONS:
    'Diese Adresse wurde dreimal berichtigt. Öfter geht es nicht: Der Anspruchsgegner muss auf anderem Weg von der Forderung erfahren.',
  LETTER_SENT_LATELY:
    'Wir haben vor weniger als einem Tag an diese Adresse geschrieben. Morgen können Sie die E-Mail noch einmal senden lassen.',
  EXTENDED_ALREADY:
    'Die Antwortfrist wurde bereits verlängert. Das geht einmal je Forderung, für alle Anspruchsgegner zusammen.',
  ALREADY_CONTESTED:
    'Das ist bereits gemeldet. Ein neuer Zugangscode wurde an die in der Forderung genannte E-Mail-Adresse gesendet.',
  REPLY_CHANGED: 'Die Stellungnahme wurde eben geändert. Bitte lesen Sie sie noch einmal, bevor Sie antworten.',
  REPLY_ANSWERED: 'Auf diese Stellungnahme haben Sie bereits geantwortet. Das geht nur einmal.',
  RECORDS_CHANGED: 'Diese Einträge haben sich inzwischen geändert. Bitte sehen Sie sie noch einmal an.',
  BROADCAST_TIMES:
    'Die Mitteilung muss nach ihrem Anfang enden, und nicht in der Vergangenheit. Bitte korrigieren Sie die Zeiten.',
  NO_BROADCAST: 'Auf den Seiten steht nichts mehr, das zu beenden wäre. Bitte laden Sie diese Seite neu.',
  DECIDED_ALREADY: 'Das hat schon jemand entschieden. Bitte laden Sie den Fall neu.',
  PASSAGE_NOT_FOUND:
    'Eine der Stellen steht so nicht in dem öffentlichen Text, oder keine ist angegeben. Bitte markieren Sie sie noch einmal.',
  TRANSFER_SETTLED:
    'Diese Überweisung ist schon gutgeschrieben oder zurückgezahlt. Was über eine Gebühr hinaus gezahlt wurde, lässt sich nur zurückzahlen.',
  PAYMENT_NOT_OPEN:
    'Diese Zahlung ist nicht mehr offen: Sie wurde bezahlt oder ersetzt, oder ihre Gebühr wird nicht mehr geschuldet.',
  OTHER_CURRENCY:
    'Diese Überweisung hat eine andere Währung als die Zahlung und lässt sich nicht gutschreiben. Sie lässt sich nur zurückzahlen.',
  FEE_CODE_NOT_FOUND:
    'Diesen Code kennen wir nicht. Bitte vergleichen Sie jeden Buchstaben und jede Ziffer mit dem, was Sie bekommen haben, oder lassen Sie sich dort einen anderen geben.',
  FEE_CODE_USED_UP:
    'Dieser Code ist so oft verwendet worden, wie es geht. Bitte lassen Sie sich dort, wo Sie ihn bekommen haben, einen anderen geben, oder zahlen Sie die Gebühr.',
  FEE_CODE_EXPIRED:
    'Die Zeit dieses Codes ist um. Bitte lassen Sie sich dort, wo Sie ihn bekommen haben, einen anderen geben, oder zahlen Sie die Gebühr.',
  FEE_CODE_ENDED:
    'Der Betreiber hat diesen Code beendet. Bitte lassen Sie sich dort, wo Sie ihn bekommen haben, einen anderen geben, oder zahlen Sie die Gebühr.',
  FEE_HAS_CODE:
    'Für diese Gebühr ist schon ein Code eingegeben, und mehr als einer geht nicht. Bitte zahlen Sie den Rest.',
  TRANSACTION_UNKNOWN:
    'Der Solana-Knoten kennt keine endgültige Transaktion mit dieser Signatur. Bitte prüfen Sie sie oder versuchen Sie es in einer Minute erneut.',
  TRANSACTION_FAILED: 'Diese Transaktion ist fehlgeschlagen und hat daher nichts zurückgezahlt.',
  RETURNED_TOO_LITTLE:
    'Diese Transaktion hat weniger von unserer Wallet an den Absender zurückgezahlt, als noch offen ist, oder sie deckt schon andere Rückzahlungen.',
  OBJECTED_ALREADY: 'Dem haben Sie bereits widersprochen. Das geht nur einmal.',
  TOO_MANY_REPLY_VERSIONS: 'Diese Stellungnahme wurde 19-mal geändert und lässt sich nicht mehr ändern.',
  IDEMPOTENCY_KEY_REUSED: 'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.',
  REQUEST_IN_PROGRESS: 'Dieselbe Anfrage wird noch bearbeitet.',
  REQUEST_TOO_LARGE: 'Die Anfrage ist zu groß.',
  FILE_TOO_LARGE: 'Die Datei ist größer als 50 MB.',
  FILES_TOO_LARGE:
    'Die Dateien, die eine Person zu einer Forderung hinzufügt, dürfen zusammen höchstens 200 MB groß sein.',
  FILE_TYPE_NOT_ALLOWED: `Dateien dieser Art werden nicht angenommen. Angenommen werden: ${documentKinds(documentKindsInWords)}.`,
  FILE_LOCKED:
    'Diese Datei ist mit einem Passwort geschützt, sodass sie sonst niemand lesen könnte. Bitte speichern Sie sie ohne Passwort oder als PDF, und fügen Sie diese hinzu.',
  FILE_WITH_MACROS:
    'Diese Datei enthält Makros, also Programme, und wurde daher nicht angenommen. Bitte speichern Sie sie ohne Makros (als .docx, .xlsx oder .pptx) oder als PDF, und fügen Sie diese hinzu.',
  UNSUPPORTED_MEDIA_TYPE: 'Der Inhaltstyp der Anfrage wird hier nicht angenommen.',
  FILE_INFECTED:
    'Der Virenscanner hat in dieser Datei etwas Schädliches gefunden. Sie wurde daher nicht angenommen, und nichts von ihr wurde gespeichert. Bitte senden Sie eine andere Kopie, etwa als PDF oder Bild.',
  TOO_MANY_REQUESTS: 'Das war zu oft. Bitte versuchen Sie es später erneut.',
  TOO_MANY_WRONG_PASSWORDS:
    'Von hier aus wurden zu viele falsche Passwörter eingegeben. Bitte warten Sie einen Moment. Wenn Sie das Passwort nicht mehr wissen, wählen Sie per E-Mail ein neues: Das geht sofort.',
  TOO_MANY_WRONG_CODES:
    'Es wurden zu viele falsche Codes eingegeben. Bitte warten Sie einen Moment, oder verwenden Sie einen Wiederherstellungscode: Das geht sofort.',
  INTERNAL: 'Es ist etwas schiefgegangen',
  PRICE_UNAVAILABLE:
    'Wir können die Gebühr im Moment nicht in SOL umrechnen, daher wurde nichts geändert. Bitte versuchen Sie es in zehn Minuten erneut.',
  CHAIN_UNAVAILABLE:
    'Der Solana-Knoten antwortet nicht, daher wurde nichts geändert. Bitte versuchen Sie es in einigen Minuten erneut.',
  SCANNER_UNAVAILABLE:
    'Dateien können im Moment nicht auf Viren geprüft werden, daher wurde diese nicht angenommen. Bitte senden Sie sie in einigen Minuten erneut; alles andere geht.',
  UNAVAILABLE: 'Der Dienst ist kurz nicht erreichbar. Bitte versuchen Sie es in einem Moment erneut.',
}

/** Soft hyphens mark breaks for narrow columns. */
export const claimTypes: ContractTexts['claimTypes'] = {
  'Compensation Request': 'Zahlungs- oder Ersatz\u00adforderung',
  'Fraud or Fraudulent Behavior': 'Betrug oder betrügerisches Verhalten',
  'Non Compete Breach': 'Verstoß gegen ein Wettbewerbs\u00adverbot',
  'Professional Malpractice': 'Berufliche Pflicht\u00adverletzung',
  'Harassment/Abuse': 'Belästigung oder Misshandlung',
  Injury: 'Körper- oder Gesundheits\u00adschaden',
  Extortion: 'Erpressung',
  Slander: 'Verleumdung',
  'False Representation': 'Täuschung durch falsche Angaben',
  Embezzlement: 'Veruntreuung',
  Corruption: 'Korruption',
  Misconduct: 'Sonstiges Fehlverhalten',
}

export const claimStatuses: ContractTexts['claimStatuses'] = {
  PENDING: 'In Vorbe\u00adreitung',
  WAITING_FOR_PAYMENT: 'Wartet auf Zahlung',
  PENDING_PUBLICATION: 'Vor Ver\u00adöffent\u00adlichung',
  PUBLISHED: 'Veröffentlicht',
  DISPUTED: 'Bestritten',
  RESOLUTION_PROPOSED_BY_PLAINTIFF: 'Angebot vom Anspruch\u00adsteller',
  RESOLUTION_PROPOSED_BY_DEFENDANT: 'Angebot vom Anspruchs\u00adgegner',
  RESOLUTION_REJECTED: 'Angebot abgelehnt',
  RESOLUTION_ACCEPTED: 'Angebot angenommen',
  RESOLVED_IN_FAVOUR_OF_PLANTIFF: 'Zugunsten Anspruch\u00adsteller',
  RESOLVED_IN_FAVOUR_OF_DEFENDANT: 'Zugunsten Anspruchs\u00adgegner',
  NO_RESPONSE: 'Keine Antwort',
  NOT_REACHED: 'Nicht erreicht',
  OFF_RECORD: 'Nicht mehr öffentlich',
  SETTLED_ELSEWHERE: 'Anderweitig beigelegt',
  WITHDRAWN: 'Zurück\u00adgenommen',
  OFFER_WITHDRAWN: 'Angebot zurück\u00adgezogen',
  OFFER_EXPIRED: 'Angebot abgelaufen',
  OFFER_LAPSED: 'Angebot beendet',
}

export const history: ContractTexts['history'] = {
  names: {
    CLAIM_CREATED: 'Forderung angelegt',
    CLAIM_SUBMITTED: 'Forderung eingereicht',
    SUBMISSION_TAKEN_BACK: 'Zum Bearbeiten zurückgeholt',
    CLAIM_PAID: 'Einreichungsgebühr bezahlt',
    CLAIM_AMENDED: 'Betrag geändert',
    NOTICE_PERIOD_EXTENDED: 'Antwortfrist verlängert',
    CLAIM_PUBLISHED: 'Forderung veröffentlicht',
    LETTER_OPENED: 'E-Mail geöffnet',
    CLAIM_TAKEN: 'Forderung mit einem Konto verknüpft',
    TAKEOVER_CONTESTED: 'Falsche Person gemeldet, neuer Zugangscode gesendet',
    TAKEOVER_CONFIRMED: 'Richtige Person bestätigt',
    TAKEOVER_ENDED: 'Antwortet nicht mehr für diesen Anspruchsgegner',
    DOCUMENT_ADDED: 'Dokument hinzugefügt',
    DOCUMENT_REMOVED: 'Dokument entfernt',
    PAYMENT_CLAIMED: 'Gibt an, gezahlt zu haben',
    ADDRESS_DISOWNED: 'E-Mail kam bei jemand anderem an',
    ADDRESS_CORRECTED: 'Adresse berichtigt, neue E-Mail gesendet',
    DISPUTE_OPENED: 'Möchte bestreiten, Gebühr noch offen',
    CLAIM_DISPUTED: 'Forderung bestritten',
    RESOLUTION_PROPOSED: 'Angebot gemacht',
    RESOLUTION_ACCEPTED: 'Angebot angenommen',
    RESOLUTION_REJECTED: 'Angebot abgelehnt',
    RESOLUTION_COUNTERED: 'Gegenangebot gemacht',
    RESOLUTION_WITHDRAWN: 'Angebot zurückgezogen',
    RESOLUTION_EXPIRED: 'Angebot abgelaufen',
    BIDS_ASKED: 'Verdeckte Gebote: erbeten',
    BIDS_AGREED: 'Verdeckte Gebote: zugestimmt',
    BID_GIVEN: 'Verdeckte Gebote: abgegeben',
    BIDS_APART: 'Verdeckte Gebote: nicht getroffen',
    BIDS_CLOSE: 'Verdeckte Gebote: nah beieinander',
    BIDDING_ENDED: 'Verdeckte Gebote: beendet',
    BIDS_MET: 'Verdeckte Gebote: Einigung',
    RESOLUTION_LAPSED: 'Angebot beendet',
    RESOLUTION_FEE_OVERDUE: 'Gebühr nicht rechtzeitig bezahlt',
    AGREEMENT_ENDED: 'Einigung beendet',
    RESOLUTION_PAYMENT_OPENED: 'Zahlung zur Beilegung begonnen',
    CLAIM_SETTLED_ELSEWHERE: 'Beendet: anderweitig beigelegt',
    CLAIM_WITHDRAWN: 'Forderung zurückgenommen',
    CLAIM_RESOLVED: 'Forderung beigelegt',
    REPLY_PUBLISHED: 'Öffentlich Stellung genommen',
    REPLY_CHANGED: 'Stellungnahme geändert',
    REPLY_ANSWERED: 'Auf Stellungnahme geantwortet',
    SHOWING_AGREED: 'Zugestimmt, die beigelegte Forderung zu zeigen',
    SHOWING_TAKEN_BACK: 'Zustimmung zum Zeigen zurückgenommen',
    PAYMENT_DETAILS_STATED: 'Konto für die Zahlung angegeben',
    PAYMENT_DETAILS_TAKEN_BACK: 'Konto für die Zahlung zurückgenommen',
    SUM_SAID_PAID: 'Gibt an, dass ein Betrag gezahlt ist',
    SUM_RECEIVED: 'Betrag erhalten',
    SUM_NOT_RECEIVED: 'Gibt an, dass ein Betrag nicht ankam',
    SUM_NOT_CONTRADICTED: 'Zahlung angegeben, nicht widersprochen',
    SUM_OVERDUE: 'Zahlung überfällig',
    SETTLEMENT_SHOWN: 'Beigelegte Forderung öffentlich gezeigt',
    RECORD_RESTRICTED: 'Nicht mehr öffentlich',
    TEXT_REDACTED: 'Teilweise nicht mehr öffentlich',
    RECORD_RESTORED: 'Wieder öffentlich',
    RESTRICTION_OBJECTED: 'Widersprochen',
    RESTRICTION_KEPT: 'Bleibt nicht öffentlich',
  },
  namesWithoutFee: {
    CLAIM_PAID: 'Gebührenfrei eingereicht',
    DISPUTE_OPENED: 'Antwort gespeichert: bestreitet',
  },
}

export const disputeReasons: ContractTexts['disputeReasons'] = {
  'False Accusation': 'Falsche Anschuldigung',
  'Not Factual': 'Sachlich unrichtig',
  Extortion: 'Erpressung',
  Legal: 'Rechtliche Gründe',
  Other: 'Sonstiges',
}

export const representationStatuses: ContractTexts['representationStatuses'] = {
  Represented: 'Vertreten',
  'Seeking Counsel': 'Sucht anwaltliche Vertretung',
  'Not Represented': 'Nicht vertreten',
}

export const offers: ContractTexts['offers'] = {
  byDate: (amount, date) => `${amount} bis zum ${date}`,
  inInstalments: (amount, count, sums) => `${amount} in ${count} Raten (${sums})`,
  sums: {
    equal: (each, firstOn, _last, lastOn) => `je ${each}, die erste am ${firstOn}, die letzte am ${lastOn}`,
    'equal but the last': (others, firstOn, last, lastOn) =>
      `alle zu ${others}, nur die letzte zu ${last}; die erste am ${firstOn}, die letzte am ${lastOn}`,
    different: (first, firstOn, last, lastOn) =>
      `die erste von ${first} am ${firstOn}, die letzte von ${last} am ${lastOn}`,
  },
  two: (first, second) => `${first} und ${second}`,
  more: (first, count) => `${first} und ${count} weitere`,
  stages: {
    open: {
      youReceive: amount => `Sie würden ${amount} erhalten`,
      youReceiveNothing: 'Sie würden nichts erhalten',
      youPay: (plaintiff, amount) => `Sie würden ${amount} an ${plaintiff} zahlen`,
      youPayNothing: plaintiff => `Sie würden ${plaintiff} nichts zahlen`,
      theyPay: (defendants, isMany, plaintiff, amount) =>
        `${defendants} ${isMany ? 'würden' : 'würde'} ${amount} an ${plaintiff} zahlen`,
      theyPayNothing: plaintiff => `${plaintiff} würde nichts erhalten`,
      andYourFee: fee => ` und die Gebühr von ${fee} tragen.`,
      theirFee: (bearer, isMany, fee) => `${bearer} ${isMany ? 'tragen' : 'trägt'} die Gebühr von ${fee}.`,
    },
    agreed: {
      youReceive: amount => `Vereinbart ist, dass Sie ${amount} erhalten`,
      youReceiveNothing: 'Vereinbart ist, dass Sie nichts erhalten',
      youPay: (plaintiff, amount) => `Vereinbart ist, dass Sie ${amount} an ${plaintiff} zahlen`,
      youPayNothing: plaintiff => `Vereinbart ist, dass Sie ${plaintiff} nichts zahlen`,
      theyPay: (defendants, isMany, plaintiff, amount) =>
        `Vereinbart ist, dass ${defendants} ${amount} an ${plaintiff} ${isMany ? 'zahlen' : 'zahlt'}`,
      theyPayNothing: plaintiff => `Vereinbart ist, dass ${plaintiff} nichts erhält`,
      andYourFee: fee => ` und die Gebühr von ${fee} tragen.`,
      theirFee: (bearer, isMany, fee) => `${bearer} ${isMany ? 'tragen' : 'trägt'} die Gebühr von ${fee}.`,
    },
    settled: {
      youReceive: amount => `Mit dieser Einigung erhalten Sie ${amount}`,
      youReceiveNothing: 'Mit dieser Einigung erhalten Sie nichts',
      youPay: (plaintiff, amount) => `Mit dieser Einigung zahlen Sie ${amount} an ${plaintiff}`,
      youPayNothing: plaintiff => `Mit dieser Einigung zahlen Sie ${plaintiff} nichts`,
      theyPay: (defendants, isMany, plaintiff, amount) =>
        `Mit dieser Einigung ${isMany ? 'zahlen' : 'zahlt'} ${defendants} ${amount} an ${plaintiff}`,
      theyPayNothing: plaintiff => `Mit dieser Einigung erhält ${plaintiff} nichts`,
      andYourFee: fee => `. Die Gebühr von ${fee} ist bezahlt.`,
      theirFee: (bearer, isMany, fee) =>
        `${bearer} ${isMany ? 'tragen' : 'trägt'} die Gebühr von ${fee}, die bezahlt ist.`,
    },
    rejected: {
      youReceive: amount => `Sie hätten ${amount} erhalten`,
      youReceiveNothing: 'Sie hätten nichts erhalten',
      youPay: (plaintiff, amount) => `Sie hätten ${amount} an ${plaintiff} gezahlt`,
      youPayNothing: plaintiff => `Sie hätten ${plaintiff} nichts gezahlt`,
      theyPay: (defendants, isMany, plaintiff, amount) =>
        `${defendants} ${isMany ? 'hätten' : 'hätte'} ${amount} an ${plaintiff} gezahlt`,
      theyPayNothing: plaintiff => `${plaintiff} hätte nichts erhalten`,
      andYourFee: fee => ` und die Gebühr von ${fee} getragen.`,
      theirFee: (bearer, isMany, fee) => `${bearer} ${isMany ? 'hätten' : 'hätte'} die Gebühr von ${fee} getragen.`,
    },
  },
}
