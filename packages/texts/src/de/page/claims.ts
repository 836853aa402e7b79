export { offers } from '../contract.ts'

import type * as english from '../../en/page/claims.ts'

export const claims: typeof english.claims = {
  showing: {
    title: 'Privat, weil sie früh beigelegt wurde',
    note: 'Diese Forderung steht weder in der Suche noch in einem Profil. Unter ihrer öffentlichen Adresse steht nur, dass eine Forderung dieser Art beigelegt wurde.',
    says: {
      agreed: 'Stimmt zu, sie zu zeigen',
      open: 'Hat nicht zugestimmt, sie zu zeigen',
      absent: 'Hat hier kein Konto und kann daher nicht zustimmen',
    },
    open: 'Zustimmen, sie öffentlich zu zeigen',
    agree: 'Dem Veröffentlichen zustimmen',
    takeBack: 'Zustimmung zurücknehmen',
    question: 'Zustimmen, dass alle diese Forderung sehen?',
    consequences: [
      'Die anderen sehen, dass Sie zustimmen. Öffentlich wird erst etwas, wenn alle in der Forderung Genannten zustimmen. Bis dahin können Sie die Zustimmung zurücknehmen.',
      'Stimmen alle zu, kann jeder lesen, wer wie viel von wem gefordert hat und zu wessen Gunsten die Forderung beigelegt wurde. Das gilt auch in der Suche und in Profilen, und es bleibt so. Die Bedingungen, die Schilderung und die Dokumente bleiben zwischen Ihnen.',
    ],
    agreed: 'Sie haben zugestimmt, die Forderung zu zeigen.',
    takenBack: 'Sie haben Ihre Zustimmung zurückgenommen.',
    failed: 'Das konnte nicht gespeichert werden',
    shownTitle: 'Mit Zustimmung aller gezeigt',
    shown:
      'Die Forderung wurde vor der Veröffentlichung beigelegt, und alle Beteiligten haben zugestimmt, sie zu zeigen.',
    from: 'Öffentlich ist sie ab',
  },
  title: 'Forderungen',
  lead: 'Was Sie von anderen fordern und was andere von Ihnen fordern.',
  party: { Plaintiff: 'Anspruch\u00adsteller', Defendant: 'Anspruchs\u00adgegner' },
  claim: shortId => `Forderung ${shortId}`,
  untyped: 'Forderung ohne Titel',

  agreementFile: { save: 'Einigung (PDF)', failed: 'Die Einigung konnte nicht geladen werden' },

  tabs: { label: 'Listen der Forderungen', 'my-claims': 'Meine Forderungen', 'against-me': 'Forderungen gegen mich' },
  create: 'Neue Forderung',
  limit:
    'Sie haben die Höchstzahl offener Forderungen erreicht. Bitte legen Sie zuerst einige davon bei, bevor Sie eine neue anlegen.',
  list: {
    'my-claims': {
      empty: 'Sie haben noch keine Forderung eingereicht',
      emptyText: 'Es sind fünf Schritte und etwa 20 Minuten. Alles, was Sie eingeben, wird gespeichert.',
    },
    'against-me': {
      empty: 'Es gibt keine Forderungen gegen Sie',
      emptyText:
        'Wenn Sie per E-Mail einen Zugangscode erhalten haben, geben Sie ihn unter „Code einlösen“ ein, und die Forderung erscheint hier.',
      action: 'Zugangscode eingeben',
    },
    none: 'Keine Forderung passt',
    noneText: 'Keine Ihrer Forderungen passt zu dem, was Sie gesucht oder gewählt haben.',
    clear: 'Alle Forderungen zeigen',
    someOf: (count, all) => `${count} von ${all} Forderungen`,
    range: (from, to, count) => `Forderungen ${from} bis ${to} von ${count}`,
    pages: list => `Liste „${list}“, Seiten`,
  },
  filters: {
    label: 'In Ihren Forderungen suchen',
    term: 'In dieser Liste suchen',
    status: 'Stand',
    anyStatus: 'Jeder Stand',
    turn: 'Wer ist am Zug?',
    anyTurn: 'Alle',
    order: 'Reihenfolge',
    newest: 'Neueste Forderung zuerst',
    orders: {
      date: { desc: 'Datum, spätestes zuerst', asc: 'Datum, frühestes zuerst' },
      amount: { desc: 'Betrag, größter zuerst', asc: 'Betrag, kleinster zuerst' },
      status: { desc: 'Stand, vom Ende her', asc: 'Stand, vom Anfang her' },
      turn: { desc: 'Am Zug, Sie zuletzt', asc: 'Am Zug, Sie zuerst' },
    },
  },
  columns: {
    history: 'Verlauf',
    date: 'Datum',
    original: 'Betrag',
    proposal: 'Angebot',
    status: 'Stand',
    claim: 'Forderung',
    resolutions: 'Angebote',
    actions: 'Aktionen',
    share: 'Teilen',
    turn: 'Wer ist am Zug?',
  },
  historyOf: claim => `Verlauf von ${claim}`,
  resolutionsOf: (count, claim) => `Zeigen (${count}): Angebote zu ${claim}`,
  actionOf: (action, claim) => `${action}: ${claim}`,
  against: names => `gegen ${names}`,
  by: name => `von ${name}`,
  andMore: (first, count) => `${first} und ${count} weitere`,

  besideDispute: {
    title: 'Ein anderer Anspruchsgegner möchte die Forderung bestreiten. Möchten Sie sie trotzdem voll anerkennen?',
    text: 'Die Gebühr dafür ist noch offen, und wir teilen der Person mit, dass Sie anerkennen. Die erste Zahlung entscheidet für alle Anspruchsgegner: Zahlen Sie zuerst, ist die Forderung zugunsten des Anspruchstellers beigelegt.',
    confirmLabel: 'Voll anerkennen und zahlen',
  },

  actions: {
    pay: { label: 'Zahlen', hint: 'Zahlen' },
    'take back': { label: 'Zurückholen', hint: 'Wieder zum Entwurf machen, solange nicht gezahlt ist' },
    edit: { label: 'Bearbeiten', hint: 'Forderung bearbeiten' },
    amend: { label: 'Betrag ändern', hint: 'Betrag der Forderung ändern' },
    propose: { label: 'Angebot machen', hint: 'Angebot machen' },
    accept: { label: 'Annehmen', hint: 'Angebot annehmen' },
    reject: { label: 'Ablehnen', hint: 'Angebot ablehnen' },
    counter: { label: 'Gegenangebot machen', hint: 'Mit einem eigenen Angebot antworten' },
    'withdraw offer': {
      label: 'Angebot zurückziehen',
      hint: 'Ihr Angebot zurückziehen, solange es nicht beantwortet ist',
    },
    dispute: { label: 'Bestreiten', hint: 'Zahlen und bestreiten' },
    resolve: { label: 'Zahlen und beilegen', hint: 'Zahlen und beilegen' },
    'end agreement': { label: 'Einigung beenden', hint: 'Die Einigung beenden, deren Gebühr überfällig ist' },
  },
  payAct: fee => `${fee} zahlen`,
  takeBack: {
    question: 'Möchten Sie diese Forderung zum Bearbeiten zurückholen?',
    text: 'Die Forderung wird wieder ein Entwurf, und Sie zahlen nichts, bis Sie sie erneut einreichen. Geld, das Sie schon gesendet haben, zählt dann. Löschen Sie die Forderung stattdessen, muss der Betreiber dieses Geld zurückgeben.',
    done: 'Sie haben die Forderung zurückgeholt und können sie jetzt bearbeiten.',
    failed: 'Die Forderung konnte nicht zurückgeholt werden',
  },
  endings: {
    title: 'Forderung beenden',
    'settle elsewhere': {
      label: 'Anderweitig beigelegt',
      question: 'Ist alles bezahlt oder anders beigelegt?',
      meaning: 'Die Forderung endet dann zu Ihren Gunsten, ohne Gebühr.',
      sure: 'Forderung als anderweitig beigelegt beenden?',
      done: 'Sie haben die Forderung beendet: anderweitig beigelegt.',
    },
    withdraw: {
      label: 'Forderung zurücknehmen',
      question: 'Forderung zurücknehmen?',
      meaning: 'Sie fordern nichts mehr, und die Forderung endet zugunsten der Anspruchsgegner, ohne Gebühr.',
      sure: 'Forderung endgültig zurücknehmen?',
      done: 'Sie haben die Forderung zurückgenommen.',
    },
    offers:
      'Ein offenes Angebot gilt nicht mehr, und eine Gebühr ist nicht mehr zu zahlen. Gezahlte Gebühren werden nicht erstattet.',
    private: 'Die Forderung ist noch nicht öffentlich, und nichts davon wird öffentlich.',
    public: label => `Der öffentliche Eintrag bleibt. Ab jetzt steht dort „${label}“.`,
    told: 'Wir benachrichtigen die Anspruchsgegner per E-Mail.',
    next: 'Weiter',
    final: 'Das ist endgültig: Die Forderung kann nicht wieder geöffnet werden.',
    failed: 'Die Forderung konnte nicht beendet werden',
  },
  paymentAnswers: {
    yes: 'Ja, sie ist bezahlt',
    part: 'Nur ein Teil ist bezahlt',
    no: 'Nein, sie ist nicht bezahlt',
    question: 'Ist die Forderung bezahlt?',
  },
  answer: {
    accept: {
      question: 'Möchten Sie dieses Angebot wirklich annehmen?',
      confirm: 'Annehmen',
      done: 'Sie haben das Angebot angenommen',
      said: 'Sie haben das Angebot angenommen.',
      failed: 'Das Angebot konnte nicht angenommen werden',
    },
    reject: {
      question: 'Möchten Sie dieses Angebot wirklich ablehnen?',
      confirm: 'Ablehnen',
      done: 'Sie haben das Angebot abgelehnt',
      said: 'Sie haben das Angebot abgelehnt.',
      failed: 'Das Angebot konnte nicht abgelehnt werden',
    },
    'withdraw offer': {
      question: 'Möchten Sie dieses Angebot zurückziehen?',
      confirm: 'Zurückziehen',
      said: 'Sie haben Ihr Angebot zurückgezogen.',
      failed: 'Das Angebot konnte nicht zurückgezogen werden',
    },
    'end agreement': {
      question: 'Möchten Sie diese Einigung beenden?',
      confirm: 'Einigung beenden',
      said: 'Sie haben die Einigung beendet.',
      failed: 'Die Einigung konnte nicht beendet werden',
    },
    alsoFailed: 'Es ist etwas schiefgegangen!',
  },
  terms: {
    sum: 'Betrag',
    moves: (amount, from, to) => `${amount}, von ${from} an ${to}`,
    nobodyPays: 'Niemand zahlt etwas',
    when: 'Wann er gezahlt wird',
    whenText:
      'Binnen zwei Wochen nach der Beilegung. Der Anspruchsteller gibt dann an, wohin; Redress verwahrt kein Geld.',
    byDate: date => `Bis zum ${date}`,
    plan: { caption: 'Wann welche Summe gezahlt wird', dueOn: 'Fällig am', sum: 'Summe' },
    note: 'Anmerkung',
    fee: 'Gebühr',
    feeBy: (fee, bearer, date) => `${fee}, zu zahlen von ${bearer} bis ${date}`,
    feeWithin: (fee, bearer) =>
      `${fee}, zu zahlen von ${bearer} innerhalb von 10 Arbeitstagen (Montag bis Freitag) nach der Annahme`,
    feeLate: (fee, bearer, date) => `${fee}, zu zahlen von ${bearer}; fällig war sie am ${date}`,
    feeNow: (fee, bearer) => `${fee}, jetzt zu zahlen von ${bearer}`,
    inAll: 'Insgesamt',
    you: {
      receives: amount => `Sie erhalten ${amount}.`,
      pays: amount => `Sie zahlen ${amount}.`,
      nothing: 'Sie zahlen und erhalten nichts.',
    },
    other: (name, areMany) => ({
      receives: amount => `${name} ${areMany ? 'erhalten' : 'erhält'} ${amount}.`,
      pays: amount => `${name} ${areMany ? 'zahlen' : 'zahlt'} ${amount}.`,
      nothing: `${name} ${areMany ? 'zahlen und erhalten' : 'zahlt und erhält'} nichts.`,
    }),
    public: 'Wird öffentlich',
    nothingPublic: 'Nichts, solange die Forderung nicht im öffentlichen Verzeichnis steht.',
    publicAfter: (day, otherwise) =>
      `Nichts, wenn Sie sich bis zum ${day} einigen und die Gebühr bis dahin bezahlt ist. Sonst: ${otherwise}`,
    publicText: {
      accept:
        'Dass ein Angebot angenommen wurde. Sobald die Gebühr bezahlt ist: zu wessen Gunsten die Forderung beigelegt ist, und ob das Vereinbarte gezahlt ist. Die Bedingungen werden nie öffentlich.',
      reject: 'Dass ein Angebot abgelehnt wurde. Die Bedingungen werden nie öffentlich.',
      counter: 'Dass ein Angebot gemacht wurde. Die Bedingungen werden nie öffentlich.',
      'withdraw offer': 'Dass kein Angebot mehr offen ist. Die Bedingungen werden nie öffentlich.',
      'end agreement': 'Dass kein Angebot mehr offen ist. Die Bedingungen werden nie öffentlich.',
      propose: 'Dass ein Angebot gemacht wurde. Die Bedingungen werden nie öffentlich.',
      resolve:
        'Zu wessen Gunsten die Forderung beigelegt ist, und ob das Vereinbarte gezahlt ist. Die Bedingungen werden nie öffentlich.',
      concede:
        'Dass die Forderung zugunsten des Anspruchstellers beigelegt ist, und ob sie gezahlt ist. Die Bedingungen werden nie öffentlich.',
    },
    notes: {
      accept: 'Das können Sie nicht zurücknehmen.',
      reject: 'Das Angebot gilt dann nicht mehr. Jede Seite kann ein anderes machen.',
      counter:
        'Es tritt an die Stelle des anderen Angebots. Die Gegenseite kann es annehmen, solange es gilt; bis dahin können Sie es zurückziehen.',
      'withdraw offer':
        'Die Gegenseite kann es dann nicht mehr annehmen und erfährt davon. Jede Seite kann ein anderes machen.',
      'end agreement':
        'Was vereinbart war, gilt dann nicht mehr, die Gebühr ist nicht mehr zu zahlen, und die Gegenseite erfährt davon. Jede Seite kann ein anderes Angebot machen.',
      propose: 'Die Gegenseite kann es annehmen, solange es gilt. Bis dahin können Sie es zurückziehen.',
      resolve: 'Die Forderung ist beigelegt, sobald die Zahlung bestätigt ist.',
      concede:
        'Sobald die Zahlung bestätigt ist, haben Sie die Forderung voll anerkannt, und sie ist beigelegt. Das können Sie nicht zurücknehmen.',
    },
  },
  offerForm: {
    question: 'Was Sie anbieten',
    moves: {
      Plaintiff: others => `Ich erhalte einen Betrag von ${others}`,
      Defendant: others => `Ich zahle einen Betrag an ${others}`,
    },
    nobody: 'Niemand zahlt dem anderen etwas',
    sumHint: {
      Plaintiff: 'Der Betrag, den Sie erhalten würden.',
      Defendant: 'Der Betrag, den Sie zahlen würden.',
    },
    droppedHint: {
      Plaintiff: 'Der Betrag, auf den Sie verzichten. Die Gebühr richtet sich danach.',
      Defendant: 'Der Betrag, auf den der Anspruchsteller verzichtet. Die Gebühr richtet sich danach.',
    },
    fee: 'Wer die Plattformgebühr zahlt, wenn das Angebot angenommen wird',
    me: 'Ich',
    them: others => others,
    effect: {
      propose: 'Was dieses Angebot bewirkt',
      counter: 'Was dieses Angebot bewirkt',
      resolve: 'Die Einigung',
      concede: 'Worauf Sie eingehen',
    },
    missing: 'Füllen Sie alle drei Felder aus, um zu sehen, was jede Seite zahlt und erhält.',
    missingDay: 'Der Tag fehlt. Tragen Sie ihn ein, um zu sehen, wer wann was zahlt und erhält.',
    above: excess => `Das sind ${excess} mehr als die Forderung.`,
    aboveQuestion: excess => `Dieses Angebot liegt ${excess} über der Forderung. Möchten Sie es machen?`,
    nothingQuestion: 'Mit diesem Angebot erhalten Sie nichts. Möchten Sie es machen?',
  },
  planForm: {
    question: 'Wann wird gezahlt?',
    when: { 'at once': 'Binnen zwei Wochen', 'by date': 'Bis zu einem Tag', instalments: 'In Raten' },
    dueOn: 'Zu zahlen bis',
    firstDueOn: 'Erste Rate am',
    monthly: 'Die weiteren folgen Monat für Monat.',
    count: 'Wie viele',
    times: (count, each) => `${count}-mal ${each}`,
    timesAndLast: (count, each, last) => `${count}-mal ${each} und einmal ${last}`,
    days: (first, last) => `die erste am ${first}, die letzte am ${last}`,
    note: 'Anmerkung zu Ihrem Angebot',
    noteHint: 'Nur für die Parteien. Sie wird nie öffentlich.',
  },
  share: {
    label: 'Teilen',
    of: claim => `${claim} teilen`,
    copied: 'Der Link zur Forderung ist in der Zwischenablage',
    notPublic: 'Die Forderung ist nicht öffentlich, ihr Link zeigt daher nichts von ihr.',
  },

  failures: {
    claim: 'Die Forderung konnte nicht geladen werden',
    claims: 'Die Forderungen konnten nicht geladen werden',
    history: 'Der Verlauf konnte nicht geladen werden',
    amend: 'Der Betrag konnte nicht geändert werden',
    dispute: 'Die Forderung konnte nicht bestritten werden',
  },
  notFound: 'Die Forderung wurde nicht gefunden.',
  idMissing: 'In der Adresse fehlt die Nummer der Forderung.',
  draftIdMissing: 'Die Nummer der Forderung wurde nicht gefunden',
  backToList: 'Zurück zu Ihren Forderungen',

  fields: {
    type: 'Art der Forderung',
    dateOfClaim: 'Tag des Geschehens',
    value: 'Betrag',
    currency: 'Währung',
    location: 'Ort',
    jurisdiction: 'Rechtsordnung',
    howDidInteractionBegin: 'Wie begann der Kontakt?',
    whatDidDefendantDo: 'Was hat der Anspruchsgegner getan?',
    whatDidYouDo: 'Was haben Sie getan?',
    resolvelmentOffered: 'Welche Einigung wurde angeboten?',
    isMaterialEvidenceAvailable: 'Belege liegen vor',
    communicationCurrentStatus: 'Wie ist der aktuelle Stand der Kommunikation?',
    lastCommunication: 'Datum des letzten Kontakts',
    lastResponse: 'Was war die letzte Antwort?',
    representationStatus: 'Anwaltliche Vertretung',
    disclaimerTerms: 'Nutzungsbedingungen',
    disclaimerDocumentation: 'Richtigkeit der Angaben und Belege',
    disclaimerConsent: 'Einwilligung zum Kontakt durch anwaltliche Vertreter',
    defendantsCount: 'Anspruchsgegner',
    documentsCount: 'Dokumente und Links',
  },
  story: {
    whatDidDefendantDo: (plaintiff, areMany) =>
      areMany
        ? `Was die Anspruchsgegner nach Angabe von ${plaintiff} getan haben`
        : `Was Sie nach Angabe von ${plaintiff} getan haben`,
    whatDidYouDo: plaintiff => `Was ${plaintiff} getan hat`,
    resolvelmentOffered: plaintiff => `Was nach Angabe von ${plaintiff} angeboten wurde`,
  },
  yes: 'Ja',
  no: 'Nein',

  view: {
    sections: {
      timeline: 'Zeitlicher Ablauf',
      claim: 'Die Forderung',
      general: 'Allgemeines',
      plaintiff: 'Anspruchsteller',
      defendants: 'Anspruchsgegner',
      synopsis: 'Schilderung',
      currentStatus: 'Aktueller Stand',
      documents: 'Dokumente',
      dispute: 'Bestreiten',
      fees: 'Gezahlte Gebühren',
    },
    shownValue: 'Aktueller Betrag',
    shownValues: {
      open: 'Betrag des offenen Angebots',
      agreed: 'Vereinbarter Betrag',
      settled: 'Betrag, auf den man sich geeinigt hat',
      rejected: 'Betrag des letzten Angebots, das nicht mehr gilt',
    },
    filedValue: 'Eingereichter oder geänderter Betrag',
    status: 'Stand',
    filed: 'Eingereicht',
    name: 'Name',
    country: 'Land',
    city: 'Ort',
    address: 'Anschrift',
    claimsByUser: 'Forderungen',
    claimsAgainstUser: 'Forderungen gegen diese Person',
    reason: 'Grund',
    explanation: 'Weitere Erläuterung',
    disputedOn: 'Bestritten am',
    history: 'Verlauf',
    resolutions: 'Angebote',
    print: 'Drucken',
    more: 'Mehr',
  },

  turn: {
    yours: 'Sie sind am Zug',
    theirs: 'Die Gegenseite ist am Zug',
    either: 'Beide Seiten können handeln',
    none: 'Niemand muss etwas tun',
    over: 'Beigelegt',
    tasks: {
      draft: 'Forderung fertigstellen und einreichen',
      pay: 'Einreichungsgebühr zahlen',
      answer: 'auf die Forderung antworten',
      answerBy: date => `bis ${date} antworten`,
      payActBy: (fee, date) => `${fee} bis ${date} zahlen`,
      payAct: fee => `${fee} zahlen`,
      offer: 'auf das Angebot antworten',
      answerPaymentClaim: 'sagen, ob bezahlt ist',
      correctAddress: 'Adresse berichtigen',
      endClaim: 'entscheiden, wie es weitergeht',
      fee: 'Gebühr zahlen',
      feeBy: date => `Gebühr bis ${date} zahlen`,
      feeOf: (name, date) => `${name} muss die Gebühr bis ${date} zahlen`,
      feeOfLate: (name, date) => `${name} hätte die Gebühr bis ${date} zahlen müssen`,
      feeLate: date => `Gebühr zahlen (fällig seit ${date})`,
      stateAccount: amount => `angeben, wohin ${amount} gezahlt werden`,
      sumBy: (amount, date) => `${amount} bis ${date} zahlen`,
      sumLate: (amount, date) => `${amount} zahlen (überfällig seit ${date})`,
      sumOf: (name, amount, date) => `${name} muss ${amount} bis ${date} zahlen`,
      sumOfLate: (name, amount, date) => `${name} hätte ${amount} bis ${date} zahlen müssen`,
      confirmSum: amount => `sagen, ob ${amount} angekommen sind`,
    },
    after: (turn, task) => `${turn}: ${task}`,
    toReply: 'Öffentlich Stellung nehmen',
    words: {
      draft:
        'Ihre Eingaben sind gespeichert. Niemand sonst sieht die Forderung, bevor ihre Einreichungsgebühr bezahlt ist.',
      pay: 'Die Forderung ist eingereicht, sobald die Einreichungsgebühr bezahlt ist. Dann werden die Anspruchsgegner benachrichtigt, und ihre Antwortfrist beginnt.',
      answer: (disputeFee, concessionFee) =>
        `Ein Angebot kostet nichts. Die Forderung zu bestreiten kostet ${disputeFee}. Sie mit „Zahlen und beilegen“ voll anzuerkennen kostet eine Gebühr von ${concessionFee}.`,
      answerFree: concessionFee =>
        `Ein Angebot kostet nichts, die Forderung zu bestreiten auch nicht. Sie mit „Zahlen und beilegen“ voll anzuerkennen kostet eine Gebühr von ${concessionFee}.`,
      publishedAfter: date => `Nach dem ${date} ist die Forderung öffentlich, mit oder ohne Antwort.`,
      publicAfter: date => `Nach dem ${date} ist die Forderung öffentlich.`,
      unpaidAct:
        'Ihre Antwort ist gespeichert und gilt, sobald die Gebühr bezahlt ist. Bis dahin können Sie sie ändern oder anders antworten.',
      answerLate: 'Die Antwortfrist ist abgelaufen, und die Forderung ist öffentlich. Sie können weiterhin antworten.',
      awaitAnswer: date =>
        `Die Anspruchsgegner können bis zum ${date} antworten; danach ist die Forderung öffentlich. Sobald sie antworten, erfahren Sie es per E-Mail und hier.`,
      nobodyReached: date =>
        `Unsere E-Mails kamen nicht an oder bei der falschen Person an: Kein Anspruchsgegner hat eine bekommen. Berichtigen Sie die Adressen. Die Antwortfrist läuft trotzdem bis zum ${date}; danach ist die Forderung öffentlich.`,
      nobodyReachable:
        'Unsere E-Mails kamen nicht an oder bei der falschen Person an: Kein Anspruchsgegner hat eine bekommen. Keine Adresse lässt sich mehr berichtigen. Sie können die Forderung zurücknehmen oder als anderweitig beigelegt beenden: Beides ist kostenlos.',
      amend: 'Bis dahin können Sie den Betrag noch ändern.',
      extended: date => `Am ${date} hat ein Anspruchsgegner um mehr Zeit gebeten. Das geht einmal.`,
      someUnreached: 'Eine E-Mail kam nicht an oder bei der falschen Person an. Berichtigen Sie die Adresse.',
      paymentClaimed: {
        Plaintiff:
          'Ein Anspruchsgegner sagt, er habe schon gezahlt. Lesen Sie die Angaben dazu, und prüfen Sie Ihr eigenes Konto. Ist die Forderung bezahlt, endet sie. Wenn nicht oder nur zum Teil, sagen Sie, was fehlt.',
        Defendant:
          'Der Anspruchsteller kennt Ihre Angabe zur Zahlung und muss sagen, ob sie stimmt. Sie zählt als Antwort: Bei der Forderung steht nie „Keine Antwort“.',
      },
      paymentContested:
        'Ein Anspruchsgegner sagt, er habe schon gezahlt, und Sie haben geantwortet. Bestreiten oder ein Angebot machen ist weiterhin möglich. Stellt sich heraus, dass die Forderung bezahlt ist, beenden Sie sie als anderweitig beigelegt.',
      ended: {
        'settled elsewhere': {
          Plaintiff: 'Sie haben die Forderung als anderweitig beigelegt beendet. Das ist endgültig.',
          Defendant:
            'Der Anspruchsteller hat die Forderung als anderweitig beigelegt beendet. Das ist endgültig, und von Ihnen wird nichts mehr verlangt.',
        },
        withdrawn: {
          Plaintiff: 'Sie haben die Forderung zurückgenommen. Das ist endgültig.',
          Defendant:
            'Der Anspruchsteller hat die Forderung zurückgenommen. Das ist endgültig, und von Ihnen wird nichts mehr verlangt.',
        },
      },
      endedPrivate: 'Die Forderung endete vor der Veröffentlichung, daher wird nichts davon öffentlich.',
      endedPublic: 'Der öffentliche Eintrag sagt, wie die Forderung endete.',
      noResponse:
        'Bis zum Ablauf der Antwortfrist hat niemand geantwortet. Die Forderung ist öffentlich, und die Anspruchsgegner können weiterhin antworten.',
      notReached:
        'Die Antwortfrist ist abgelaufen und die Forderung öffentlich, aber unsere E-Mails haben keinen Anspruchsgegner erreicht. Im öffentlichen Eintrag steht „Nicht erreicht“.',
      mayReply: isSilent =>
        `Außerdem können Sie kostenlos eine Stellungnahme zur öffentlichen Forderung veröffentlichen.${isSilent ? ' „Keine Antwort“ verschwindet dann.' : ''}`,
      replied:
        'Die Forderung ist öffentlich, und daneben steht eine Stellungnahme. Die Anspruchsgegner können die Forderung weiterhin bestreiten oder ein Angebot machen.',
      awaitLate:
        'Die Forderung ist öffentlich. Sobald ein Anspruchsgegner antwortet, erfahren Sie es per E-Mail und hier.',
      offerOpen: 'Vereinbart ist nichts, solange das Angebot nicht angenommen ist.',
      offerStands: until => `Das Angebot gilt bis ${until}. Danach läuft es von selbst ab.`,
      gone: {
        Plaintiff:
          'Der Anspruchsgegner hat sein Konto geschlossen. Die Person an der Adresse in Ihrer Forderung kann sie wieder mit einem Konto verknüpfen. Bis dahin würde niemand auf ein Angebot antworten.',
        Defendant:
          'Der Anspruchsteller hat sein Konto geschlossen und antwortet nicht mehr, deshalb ist kein Angebot möglich. Die Schaltflächen auf dieser Seite zeigen, was Sie noch tun können.',
      },
      either: 'Jetzt kann jede Seite ein Angebot machen.',
      otherDefendants: name =>
        `Die Einigung besteht zwischen ${name} und dem Anspruchsteller. Von Ihnen wird nichts verlangt.`,
      mayPayFor: name => `Sie können die Gebühr anstelle von ${name} zahlen.`,
      fee: 'Die Forderung ist beigelegt, sobald die Gebühr bezahlt ist.',
      private:
        'Die Forderung wurde vor der Veröffentlichung beigelegt und bleibt privat. Namen werden nur öffentlich, wenn alle darin Genannten zustimmen; die Bedingungen nie.',
      record: 'Zu wessen Gunsten die Forderung beigelegt ist, ist öffentlich; die Bedingungen sind es nicht.',
      recordOfPayment:
        'Zu wessen Gunsten die Forderung beigelegt ist, ist öffentlich, und ob das Vereinbarte gezahlt ist; die Bedingungen sind es nicht.',
    },
  },
  calendar: { add: 'Tag in den Kalender eintragen', failed: 'Die Kalenderdatei konnte nicht geladen werden' },
  moreTime: {
    label: 'Ich brauche mehr Zeit',
    question: 'Mehr Zeit für die Antwort nehmen?',
    whatHappens: ({ until, before, plaintiff, hasOthers }) => [
      `Sie können dann bis ${until} antworten statt bis ${before}. Erst danach wird die Forderung öffentlich.`,
      `Die Antwortfrist wird sofort verlängert, und das kostet nichts. Das geht einmal je Forderung${hasOthers ? ', für alle Anspruchsgegner zusammen' : ''}.`,
      `${hasOthers ? `${plaintiff} und die anderen Anspruchsgegner erfahren` : `${plaintiff} erfährt`}, dass Sie darum gebeten haben. Eine Antwort ist das nicht, und es heißt nicht, dass Sie zustimmen.`,
    ],
    confirm: 'Mehr Zeit nehmen',
    said: 'Sie haben sich mehr Zeit für die Antwort genommen.',
    failed: 'Die Antwortfrist konnte nicht verlängert werden',
  },
  header: {
    answer: date => `Antwort bis ${date}`,
    fee: date => `Gebühr fällig bis ${date}`,
    feeLate: date => `Gebühr war fällig am ${date}`,
    publication: date => `Öffentlich nach dem ${date}`,
    resolved: date => `Beigelegt am ${date}`,
    ended: date => `Beendet am ${date}`,
  },
  timeline: {
    earlier: count => `Frühere Einträge (${count})`,
    publication: 'Die Antwortfrist endet, und die Forderung wird veröffentlicht',
    feeDue: 'Letzter Tag, um die Gebühr des angenommenen Angebots zu zahlen',
    feeToPay: fee => `Zu zahlende Gebühr: ${fee}`,
    feePaid: fee => `Gezahlte Gebühr: ${fee}`,
    you: 'Sie',
    redress: 'Redress',
    from: (previous, next) => `von ${previous} auf ${next}`,
  },
  history: {
    title: 'Verlauf der Forderung',
    lead: 'Alle Vorgänge dieser Forderung, mit der Seite und der Person, von der sie ausgingen.',
    caption: 'Was bei dieser Forderung geschah',
    file: { save: 'Als Datei sichern', check: 'Datei prüfen', failed: 'Der Verlauf konnte nicht geladen werden' },
    columns: {
      date: 'Datum',
      action: 'Vorgang',
      party: 'Seite',
      person: 'Person',
      claim: 'Forderung',
      resolution: 'Angebot',
    },
    empty: 'Es gibt noch keine Vorgänge.',
    system: 'Redress',
  },

  amend: {
    title: 'Betrag ändern',
    lead: 'Während der Antwortfrist können Sie den Betrag ändern. Der alte Betrag bleibt im Verlauf, und die Anspruchsgegner werden benachrichtigt.',
    terms: {
      sum: 'Bisher gefordert',
      from: (amount, names) => `${amount} von ${names}`,
      until: 'Antwort bis (unverändert)',
      fee: 'Gebühr',
      free: 'Keine',
      public: 'Wird öffentlich',
      publicText:
        'Der neue Betrag, sobald die Forderung veröffentlicht wird. Den früheren Betrag sehen nur die Parteien.',
    },
    submit: 'Betrag ändern',
    done: 'Der Betrag wurde geändert',
    said: amount => `Sie haben den Betrag auf ${amount} geändert.`,
  },
  cheaperOffer: {
    text: 'Ein Angebot kann Sie weniger kosten: Bieten Sie denselben Betrag, und überlassen Sie die Gebühr dem Anspruchsteller.',
    link: 'Stattdessen ein Angebot machen',
  },
  pay: {
    title: 'Zahlung',
    lead: 'Bitte schließen Sie Ihre Zahlung über die Schaltfläche unten ab.',
    purposes: {
      submission: 'Einreichungsgebühr',
      dispute: 'Gebühr für das Bestreiten',
      concession: 'Plattformgebühr',
      'platform fee': 'Plattformgebühr',
    },
    confirmed: 'Die Zahlung ist bestätigt',
    resolved: 'Die Gebühr ist bezahlt, die Forderung ist beigelegt',
    sol: amount => `${amount} SOL`,
    surplusOf: purpose => `${purpose}: nicht nötig`,
    byBank: 'per Überweisung',
    toReturn: sum => `${sum} sind eingetroffen und nicht nötig. Der Betreiber dieser Website gibt sie zurück.`,
    returned: sum => `${sum} wurden zurückgegeben.`,
    receipt: 'Beleg',
    receiptOf: purpose => `Beleg: ${purpose}`,
  },
}
