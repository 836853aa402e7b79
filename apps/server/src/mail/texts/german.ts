import type { english } from './english.ts'

const confirm = 'E-Mail-Adresse bestätigen'
const signIn = 'Anmelden'

/** Every mail in German. */
export const german: typeof english = {
  hello: name => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  orOpen: 'Oder öffnen Sie diese Adresse:',
  footer: 'Sie erhalten diese E-Mail von Redress, weil dort Ihre Adresse angegeben wurde.',

  registration: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    welcome:
      'Willkommen bei Redress. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört, dann ist Ihr Konto bereit.',
    button: confirm,
    once: 'Der Link gilt einmal und 24 Stunden lang. Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren.',
  },
  additionalEmail: {
    subject: 'Bestätigen Sie Ihre weitere E-Mail-Adresse',
    added:
      'Sie haben diese E-Mail-Adresse in Ihrem Konto bei Redress hinzugefügt. Bitte bestätigen Sie, dass sie Ihnen gehört.',
    button: confirm,
    once: 'Der Link gilt einmal und 24 Stunden lang. Wenn Sie sie nicht hinzugefügt haben, können Sie diese E-Mail ignorieren.',
  },
  resetPassword: {
    subject: 'Wählen Sie ein neues Passwort',
    asked: username => `Sie möchten ein neues Passwort wählen. Ihr Benutzername ist ${username}.`,
    button: 'Neues Passwort wählen',
    once: 'Der Link gilt einmal und eine Stunde lang. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  },
  noPassword: {
    subject: 'Sie melden sich mit Google an',
    none: 'Sie möchten ein neues Passwort wählen. Ihr Konto hat keines, das sich ändern ließe, weil Sie sich mit Google anmelden.',
    button: signIn,
    ignore: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  },
  addressInUse: {
    subject: 'Sie haben bereits ein Konto',
    tried:
      'Jemand wollte sich bei Redress mit Ihrer E-Mail-Adresse registrieren, die bereits zu Ihrem Konto gehört. Es wurde nichts geändert.',
    ifYou: username => `Wenn Sie das waren, melden Sie sich bitte an. Ihr Benutzername ist ${username}.`,
    button: signIn,
    newPassword: 'Ein neues Passwort können Sie hier wählen:',
    ignore: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
  },
  addressWaiting: {
    subject: 'Ihre E-Mail-Adresse ist noch nicht bestätigt',
    tried:
      'Jemand wollte sich bei Redress mit Ihrer E-Mail-Adresse registrieren. Sie wurde schon für ein Konto angegeben, das sie noch nicht bestätigt hat.',
    ifYou:
      'Wenn beides Sie waren, folgen Sie bitte dem Link in unserer früheren E-Mail, oder melden Sie sich an, um sie noch einmal zu erhalten.',
    button: signIn,
    ifNot:
      'Wenn die frühere Registrierung nicht von Ihnen war, ignorieren Sie bitte jene E-Mail und registrieren Sie sich einen Tag später erneut, wenn ihr Link abgelaufen ist.',
  },
  invitation: {
    subject: 'Antworten Sie auf die Forderung, die gegen Sie eingereicht wurde',
    filed: (plaintiff, claimType) => `${plaintiff} hat bei Redress eine Forderung gegen Sie eingereicht: ${claimType}.`,
    takeOver:
      'Lösen Sie Ihren Zugangscode ein, um die Forderung zu lesen und zu beantworten: Sie können sie bestreiten, eine Einigung vorschlagen oder sie beilegen. Wenn die Antwortfrist abgelaufen ist, wird die Forderung veröffentlicht, ob mit oder ohne Antwort.',
    code: code => `Ihr Zugangscode lautet ${code}`,
    button: 'Registrieren und den Zugangscode einlösen',
    haveAccount: 'Sie haben schon ein Konto? Lösen Sie den Zugangscode hier ein:',
    once: 'Der Zugangscode ist nur für Sie bestimmt und gilt einmal, 30 Tage lang. Bitte geben Sie ihn nicht weiter.',
  },
  notification: { openClaim: 'Forderung öffnen', openRedress: 'Redress öffnen' },
}
