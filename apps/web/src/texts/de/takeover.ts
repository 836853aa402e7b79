import type { takeover as english } from '../en/takeover.ts'

export const takeover: typeof english = {
  claim: {
    title: 'Zugangscode einlösen',
    lead: 'Jemand hat eine Forderung gegen Sie eingereicht? Lösen Sie den Code aus unserer E-Mail ein, um sie zu lesen und zu beantworten.',
    submit: 'Code einlösen',
    done: 'Der Code wurde eingelöst',
    switch: 'Zum Einlösen',
    hint: 'Ist der Code abgelaufen oder funktioniert er nicht? Gehen Sie zu „Neuer Code“ und lassen Sie sich einen neuen senden.',
  },
  reset: {
    title: 'Neuen Zugangscode anfordern',
    lead: 'Geben Sie den Code ein, den Sie haben. Wenn wir ihn kennen, senden wir einen neuen an die in der Forderung genannte E-Mail-Adresse, und der alte gilt nicht mehr.',
    submit: 'Neuen Code senden',
    done: 'Ein neuer Zugangscode wurde angefordert',
    switch: 'Neuer Code',
    hint: 'Ein Code gilt 30 Tage und kann einmal verwendet werden. Der Anspruchsteller sieht ihn nie.',
  },
  field: 'Zugangscode',
  fieldHint: '26 Buchstaben und Ziffern, in Gruppen. Großschreibung und Bindestriche spielen keine Rolle.',
  failed: 'Der Zugangscode konnte nicht eingelöst werden',
}
