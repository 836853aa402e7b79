import type { about as english } from '../en/about.ts'

export const about: typeof english = {
  title: 'Ein fairer Ort, um Streit um Geld beizulegen',
  lead: 'Die meisten Streitigkeiten um Geld kommen nie vor Gericht: Der Betrag ist zu klein, das Verfahren zu langwierig oder zu teuer. Redress gibt ihnen einen Ort, eine Frist und einen öffentlichen Eintrag.',
  start: 'Jetzt beginnen',
  makeClaim: 'Forderung einreichen',
  sections: [
    {
      title: 'Was Redress ist',
      text: [
        'Redress ist ein Verzeichnis von Forderungen für Unternehmen und Privatpersonen. Der Anspruchsteller reicht eine Geldforderung gegen ein oder mehrere Unternehmen oder Personen ein, mit einer schriftlichen Darstellung und Belegen.',
        'Die Anspruchsgegner werden benachrichtigt und haben eine Frist, in der sie antworten können. Danach wird die Forderung veröffentlicht: wer was von wem verlangt, wie viel, und wie die Sache steht.',
      ],
    },
    {
      title: 'Was Redress nicht ist',
      text: [
        'Redress ist weder Gericht noch Schiedsstelle noch Inkassounternehmen. Niemand entscheidet hier, wer recht hat. Das tun die Parteien selbst, durch eine Einigung, der beide zustimmen.',
        'Alle Ihre Rechte bleiben bestehen. Eine Einreichung hier hemmt keine gesetzlichen Fristen, auch nicht die Verjährung. Lassen Sie sich rechtlich beraten, wenn eine Frist bald abläuft.',
      ],
    },
  ],
  sides: [
    {
      title: 'Für alle, die etwas fordern',
      points: [
        'Ein klares Formular, das nur fragt, worauf es ankommt',
        'Eine Antwort, oder der öffentliche Vermerk, dass keine kam',
        'Angebote, die Sie vergleichen, annehmen oder ablehnen können',
      ],
    },
    {
      title: 'Für alle, von denen etwas gefordert wird',
      points: [
        'Sie erfahren davon, bevor die Öffentlichkeit es tut',
        'Ihr Widerspruch steht neben der Forderung',
        'Sie können das erste Angebot machen und die Sache endgültig abschließen',
      ],
    },
  ],
  public: {
    title: 'Was öffentlich ist und was nicht',
    visibleTitle: 'Im öffentlichen Eintrag',
    visible: [
      'Datum, Art und Betrag der Forderung sowie ihr Status',
      'Die Namen des Anspruchstellers und der Anspruchsgegner',
      'Land und Rechtsordnung',
    ],
    privateTitle: 'Nur zwischen den Parteien',
    private: [
      'Was geschehen ist, in Ihren eigenen Worten',
      'Dokumente und Links, die Sie beifügen',
      'Angebote, Ablehnungen und der Verlauf aller Schritte',
    ],
  },
  closing: {
    title: 'Wann immer Sie bereit sind',
    text: 'Ein Konto zu eröffnen ist kostenlos. Sie zahlen erst, wenn Sie eine Forderung einreichen.',
  },
}
