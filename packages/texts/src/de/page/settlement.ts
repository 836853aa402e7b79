import type * as english from '../../en/page/settlement.ts'

export const resolutions: typeof english.resolutions = {
  title: 'Angebote und Einigung',
  lead: 'Die Angebote der Parteien und ihr Stand.',
  notFound: 'Zu dieser Forderung wurde das Angebot nicht gefunden.',
  noneYet: 'Es gibt noch kein Angebot',
  noneYetText: 'Sobald eine der Parteien ein Angebot macht, erscheint es hier.',
  statuses: {
    PROPOSED: 'Angeboten',
    ACCEPTED: 'Angenommen',
    REJECTED: 'Abgelehnt',
    COUNTERED: 'Mit Gegenangebot beantwortet',
    WITHDRAWN: 'Zurückgezogen',
    EXPIRED: 'Abgelaufen',
    LAPSED: 'Beendet',
  },
  showArchive: 'Archiv anzeigen',
  signing: {
    label: wallet => `Diese Bedingungen auch mit ${wallet} signieren`,
    description:
      'Sie müssen das nicht. In der Einigung stehen dann die Adresse Ihrer Wallet und ihre Signatur. Es kostet nichts.',
    declined:
      'Ihre Wallet hat nicht signiert, deshalb wurde nichts gesendet. Signieren Sie noch einmal, oder lassen Sie die Signatur weg.',
  },
  checkFile: 'Datei prüfen',
  hideArchive: 'Archiv ausblenden',
  archive: 'Frühere Angebote',
  offer: 'Angebot',
  olderTitle: 'Früheres Angebot',
  proposedOn: (party, date) => `Vom ${party} am ${date} angeboten`,
  byBids: 'Beide, durch verdeckte Gebote',
  foundByBidsOn: date => `Gefunden durch verdeckte Gebote am ${date}`,
  fields: {
    value: 'Betrag',
    winningParty: 'Zugunsten von',
    costOwner: 'Wer die Gebühr zahlt',
    proposedBy: 'Angeboten von',
    platformFee: 'Plattformgebühr',
    status: 'Stand',
    createdAt: 'Datum',
    expiresAt: 'Gilt bis',
  },
  partyInText: { Plaintiff: 'Anspruchsteller', Defendant: 'Anspruchsgegner' },
  agreement: {
    titles: {
      open: 'Was angeboten ist',
      agreed: 'Die Einigung',
      settled: 'Die Einigung',
      rejected: 'Was angeboten war',
    },
    parties: (plaintiff, defendants) =>
      `Zwischen ${plaintiff} als Anspruchsteller und ${defendants} als Anspruchsgegner.`,
    acceptedOn: date => `Angenommen am ${date}.`,
    fee: (party, fee) =>
      `Der ${party} zahlt die Plattformgebühr von ${fee} innerhalb von 10 Arbeitstagen (Montag bis Freitag) nach der Annahme.`,
    ended: {
      REJECTED: 'Dieses Angebot wurde abgelehnt. Es bindet niemanden und ist nicht öffentlich.',
      COUNTERED:
        'Die Gegenseite hat dieses Angebot mit einem anderen beantwortet. Es bindet niemanden und ist nicht öffentlich.',
      WITHDRAWN:
        'Dieses Angebot wurde von der Seite zurückgezogen, die es gemacht hatte. Es bindet niemanden und ist nicht öffentlich.',
      EXPIRED:
        'Dieses Angebot ist abgelaufen: Niemand hat es rechtzeitig beantwortet. Es bindet niemanden und ist nicht öffentlich.',
      LAPSED:
        'Dieses Angebot gilt nicht mehr: Die Einigung oder die Forderung wurde beendet, oder die Person, die es gemacht oder angenommen hatte, ist nicht mehr beteiligt. Es bindet niemanden und ist nicht öffentlich.',
    },
    note: party => `Der ${party} schreibt dazu:`,
    outcomes: {
      open: 'Vereinbart ist nichts, solange die Gegenseite nicht annimmt. Danach ist die Forderung beigelegt, sobald die Gebühr bezahlt ist. Ein Betrag ohne Tag ist zwei Wochen danach fällig.',
      agreed:
        'Die Forderung ist beigelegt, sobald die Gebühr bezahlt ist. Ein Betrag ohne Tag ist zwei Wochen danach fällig.',
      settled: 'Die Forderung ist beigelegt.',
    },
    publicity: {
      open: 'Wird die Forderung vor der Veröffentlichung beigelegt, bleibt sie privat. Später ist öffentlich, zu wessen Gunsten, und ob das Vereinbarte gezahlt ist.',
      agreed:
        'Wird die Forderung vor der Veröffentlichung beigelegt, bleibt sie privat. Später ist öffentlich, zu wessen Gunsten, und ob das Vereinbarte gezahlt ist.',
      settled:
        'Öffentlich ist, zu wessen Gunsten, und ob das Vereinbarte gezahlt ist, außer die Forderung wurde vor der Veröffentlichung beigelegt.',
    },
    neverPublic: 'Die Bedingungen werden nie öffentlich.',
  },
  print: 'Drucken',

  comparison: {
    title: 'Angebote im Vergleich',
    claim: 'Forderung',
    byBids: 'Verdeckte Gebote',
    offerOf: party => `Angebot vom ${party}`,
    gap: amount => `Die letzten Angebote liegen ${amount} auseinander.`,
    noGap: 'Die letzten Angebote sind gleich hoch.',
    gapToClaim: amount => `Das letzte Angebot liegt ${amount} unter der Forderung.`,
    aboveClaim: amount => `Das letzte Angebot liegt ${amount} über der Forderung.`,
    atClaim: 'Das letzte Angebot entspricht der Forderung.',
    caption: 'Die Forderung und alle Angebote',
    columns: {
      offer: 'Angebot',
      value: 'Betrag',
      winner: 'Zugunsten von',
      gap: 'Abstand',
      fee: 'Plattform\u00adgebühr',
      bearer: 'Zu zahlen von',
      plaintiff: 'Anspruch\u00adsteller insgesamt',
      defendant: 'Anspruchs\u00adgegner insgesamt',
    },
    note: '„Insgesamt“ ist der Betrag mit der Plattformgebühr. Ein Minus heißt, dass diese Seite zahlt.',
    pays: amount => `${amount} an den Anspruchsteller`,
    paysNothing: 'Niemand zahlt',
  },

  form: {
    title: 'Beilegung der Forderung',
    proposeLead:
      'Sagen Sie, ob Geld gezahlt werden soll, wie viel und wann, und wer die Plattformgebühr zahlt. Die Gegenseite kann annehmen oder ablehnen.',
    counterTitle: 'Gegenangebot',
    counterLead:
      'Ihr Angebot tritt an die Stelle des Angebots der Gegenseite, das dann nicht mehr angenommen werden kann. Die Gegenseite kann Ihres annehmen oder ablehnen.',
    resolveLead: 'Dies sind die Bedingungen. Zahlen Sie die Plattformgebühr, um die Forderung beizulegen.',
    concedeLead:
      'Sobald Sie die Plattformgebühr gezahlt haben, haben Sie die Forderung voll anerkannt, und sie ist beigelegt.',
    winningParty: 'Zugunsten von',
    value: 'Betrag',
    currency: 'Währung',
    costOwner: 'Wer die Gebühr zahlt',
    recorded: 'Bedingungen, wie sie festgehalten werden',
    recordedNote: 'Die Bedingungen ändern sich mit Ihren Angaben, und Ihre Angaben mit ihnen.',
    me: party => `${party} (ich)`,
    other: party => `${party} (die Gegenseite)`,
    fee: (currency, fee) => `Die Gebühr für diese Einigung wäre ${fee} ${currency}`,
    validForDays: 'Wie lange das Angebot gilt',
    validForDaysHint:
      'Bis dahin kann es angenommen werden, und vorher können Sie es zurückziehen. Danach läuft es von selbst ab.',
    daysUntil: (days, isOne, date) => `${days} ${isOne ? 'Tag' : 'Tage'}, bis ${date}`,
    counter: 'Gegenangebot machen',
    said: { propose: 'Sie haben ein Angebot gemacht.', counter: 'Sie haben ein Gegenangebot gemacht.' },
    counterFailed: 'Das Gegenangebot konnte nicht gemacht werden',
    propose: 'Angebot machen',
    resolve: 'Zahlen und beilegen',
    change: 'Ändern Sie etwas, um ein neues Angebot zu machen.',
    proposed: 'Das Angebot wurde gemacht',
    proposeFailed: 'Das Angebot konnte nicht gemacht werden',
    resolveFailed: 'Zahlen und Beilegen war nicht möglich',
  },
}

export const payment: typeof english.payment = {
  titles: {
    submission: 'Einreichungsgebühr',
    dispute: 'Gebühr für das Bestreiten',
    concession: 'Plattformgebühr',
    'platform fee': 'Plattformgebühr',
  },
  headings: {
    submission: fee => `Noch ein Schritt: ${fee} zahlen`,
    dispute: fee => `Noch ein Schritt: ${fee} zahlen und die Forderung bestreiten`,
    concession: fee => `Noch ein Schritt: ${fee} zahlen und die Forderung voll anerkennen`,
    'platform fee': fee => `Noch ein Schritt: ${fee} zahlen und die Forderung beilegen`,
  },
  leads: {
    submission: () =>
      'Ihre Forderung ist noch nicht eingereicht. Sie gilt als eingereicht, sobald diese Gebühr bezahlt ist.',
    dispute: fee => `Ihre Antwort ist gespeichert. Die Antwort gilt erst, wenn ${fee} bezahlt sind.`,
    concession: fee => `Ihre Antwort ist gespeichert. Die Forderung ist erst voll anerkannt, wenn ${fee} bezahlt sind.`,
    'platform fee': fee =>
      `Beide Seiten haben sich geeinigt. Die Forderung ist erst beigelegt, wenn ${fee} bezahlt sind.`,
  },
  terms: {
    title: 'Wofür Sie zahlen',
    claim: 'Forderung',
    claimAgainst: (amount, defendants) => `${amount} von ${defendants}`,
    claimBy: (plaintiff, amount) => `${plaintiff} fordert ${amount} von Ihnen`,
    settlement: 'Die Einigung',
    owes: (debtor, creditor, amount) =>
      `${debtor ?? 'Sie'} ${debtor === null ? 'schulden' : 'schuldet'} ${creditor ?? 'Ihnen'} ${amount}`,
    owesNothing: (debtor, creditor) =>
      `${debtor ?? 'Sie'} ${debtor === null ? 'schulden' : 'schuldet'} ${creditor ?? 'Ihnen'} nichts`,
    fee: 'Gebühr',
    feeText: fee => `${fee}, die Sie zahlen`,
    inAddition: fee => `${fee}, die Sie zusätzlich zum vereinbarten Betrag zahlen`,
    effect: 'Wird wirksam',
    effects: {
      submission: soon => `Sobald die Zahlung bestätigt ist${soon}. Wir schreiben sofort an die Anspruchsgegner.`,
      dispute: soon => `Sobald die Zahlung bestätigt ist${soon}. Wir benachrichtigen den Anspruchsteller sofort.`,
      concession: () =>
        'Sobald die Zahlung bestätigt ist. Die Forderung ist dann endgültig zugunsten des Anspruchstellers beigelegt.',
      'platform fee': () => 'Sobald die Zahlung bestätigt ist. Die Forderung ist dann endgültig beigelegt.',
    },
    soon: ', meist innerhalb einer Minute',
    due: 'Zu zahlen',
    dueBy: date =>
      `Bis zum ${date}. Wird sie bis dahin nicht gezahlt, kann die Gegenseite sie stattdessen zahlen oder die Einigung beenden.`,
    dueLate: date =>
      `Die Gebühr war am ${date} fällig. Sie kann noch gezahlt werden, solange die Einigung nicht beendet ist.`,
    answerUntil: 'Antwort bis',
    answerUntilText: date => `${date}, wenn Sie heute zahlen`,
    becomesPublic: 'Wird öffentlich',
    publicFrom: date => `Nach dem ${date}. Bis dahin sehen nur Sie und die Anspruchsgegner die Forderung.`,
    publicAtOnce: 'Sofort.',
    publicEffects: {
      dispute: 'Dass die Forderung bestritten ist. Grund und Erläuterung sind nur für die Parteien.',
      concession: 'Das Ergebnis, und ob das Vereinbarte gezahlt ist. Die Bedingungen bleiben zwischen den Parteien.',
      'platform fee':
        'Das Ergebnis, und ob das Vereinbarte gezahlt ist. Die Bedingungen bleiben zwischen den Parteien.',
    },
    transfer: 'Wie das Geld fließt',
    transferText: 'Direkt zwischen den Parteien. Redress nimmt nur die Gebühr und verwahrt das vereinbarte Geld nie.',
  },
  waysFailed: 'Die Zahlungswege konnten nicht geladen werden. Bitte laden Sie die Seite neu.',
  toldByChain: {
    sum: 'Auf der Blockchain kann jeder lesen, wie hoch diese Gebühr ist, und daraus den Betrag der Einigung errechnen. Dort steht die Wallet, die zahlt, aber kein Name.',
    most: sum =>
      `Auf der Blockchain kann jeder lesen, wie hoch diese Gebühr ist. Sie verrät, dass die Einigung höchstens ${sum} beträgt. Dort steht die Wallet, die zahlt, aber kein Name.`,
  },
  amountInSol: sol => `${sol} SOL`,
  phases: {
    waiting: 'Wartet auf Zahlung',
    asked: 'Wartet auf Ihre Wallet',
    sent: 'Gesendet',
    seen: 'Im Netzwerk angekommen',
    failed: 'Nicht bezahlt',
    paid: 'Bezahlt',
    superseded: 'Nicht mehr nötig',
  },
  steps: {
    label: 'Fortschritt der Zahlung',
    sent: 'Gesendet',
    seen: 'Angekommen',
    confirmed: 'Bestätigt',
    states: { done: 'erledigt', current: 'läuft', ahead: 'steht noch aus', failed: 'fehlgeschlagen' },
  },
  partial: {
    title: missing => `Es fehlen noch ${missing}`,
    text: (received, asked) =>
      `${received} von ${asked} sind eingegangen. Code, Link und Schaltfläche fordern jetzt nur noch den Rest an.`,
  },
  ways: {
    title: 'Wie möchten Sie zahlen?',
    bank: 'Per Überweisung: von jedem Bankkonto, zählt nach höchstens zwei Bankarbeitstagen',
    SOL: 'Mit SOL: aus einer Wallet, zählt innerhalb einer Minute',
    solAmount: sol => `Zum Kurs dieser Zahlung sind das ${sol} SOL.`,
  },
  bank: {
    text: 'Überweisen Sie diesen Betrag mit diesem Verwendungszweck. Er sagt uns, wofür die Überweisung ist. Bitte kopieren Sie ihn genau.',
    amount: 'Betrag',
    holder: 'Kontoinhaber',
    iban: 'IBAN',
    reference: 'Verwendungszweck',
    copyHolder: 'Name kopieren',
    copyIban: 'IBAN kopieren',
    copyReference: 'Verwendungszweck kopieren',
    copied: what => `${what} in die Zwischenablage kopiert`,
    scan: 'Oder scannen Sie diesen Code mit Ihrer Banking-App: Er füllt alles aus.',
    codeLabel: 'QR-Code für Banking-Apps',
    time: 'Eine Überweisung dauert bis zu einem Bankarbeitstag, und wir lesen den Kontoauszug an jedem Bankarbeitstag einmal. Dann gilt die Gebühr als bezahlt, und diese Seite sagt es. Gibt es einen letzten Tag für sie, überweisen Sie bitte zwei Bankarbeitstage vorher. Sie können die Seite inzwischen schließen.',
  },
  wallet: {
    title: 'Mit einer Wallet in diesem Browser zahlen',
    none: 'Es ist noch keine Wallet verbunden.',
    connect: 'Wallet verbinden',
    pay: (fee, sol) => `${fee} zahlen (etwa\u00a0${sol}\u00a0SOL)`,
    payRest: sol => `Den Rest zahlen (etwa\u00a0${sol}\u00a0SOL)`,
    payAgain: (fee, sol) => `${fee} erneut senden (etwa\u00a0${sol}\u00a0SOL)`,
    paying: 'Wartet auf Ihre Wallet …',
    account: 'Konto',
    balance: 'Guthaben',
    change: 'Andere Wallet',
    disconnect: 'Trennen',
    short: {
      title: held => (held === '0' ? 'Diese Wallet ist leer' : 'In dieser Wallet ist nicht genug'),
      text: (held, needed) => `Sie enthält ${held} SOL. Die Gebühr mit dem Entgelt des Netzwerks kostet ${needed} SOL.`,
      testWallet: 'Laden Sie Test-SOL auf. Das ist Spielgeld und kostet nichts.',
      faucet: 'In diesem Testnetz sind SOL kostenlos: Kopieren Sie die Adresse und holen Sie sich welche bei',
      buy: 'Kaufen Sie SOL in der Wallet oder an einer Börse, und senden Sie sie an die Adresse dieser Wallet. Die Schaltfläche zum Zahlen erscheint, sobald sie angekommen sind.',
      copyAddress: 'Adresse der Wallet kopieren',
      addressCopied: 'Die Adresse der Wallet ist in der Zwischenablage',
    },
    fund: 'Test-SOL aufladen',
    funded: 'Die Test-SOL sind in der Test-Wallet angekommen.',
    fundFailed: 'Die lokale Blockchain konnte keine Test-SOL gutschreiben. Bitte versuchen Sie es erneut.',
    testNote: 'Die Test-Wallet liegt in diesem Browser und enthält Spielgeld der lokalen Blockchain.',
  },
  dialog: {
    title: 'Wallet verbinden',
    text: 'Eine Wallet verwahrt Ihre SOL und signiert die Zahlung. Redress sieht ihre Schlüssel nie.',
    detected: 'Gefunden',
    others: 'Eine andere Wallet installieren',
    noneDetected: 'In diesem Browser wurde keine Wallet gefunden. Sie können eine davon installieren:',
    install: 'Installieren',
    newTab: '(öffnet einen neuen Tab)',
    connecting: 'Wird verbunden …',
    noAccount:
      'Die Wallet hat kein Solana-Konto, von dem gezahlt werden kann. Legen Sie dort eines an und versuchen Sie es erneut.',
    rejected: 'Sie haben die Verbindung in der Wallet abgelehnt.',
    failed: 'Die Wallet konnte nicht verbunden werden. Entsperren Sie sie und versuchen Sie es erneut.',
  },
  phone: {
    title: 'Mit einer Wallet-App zahlen',
    scan: 'Scannen Sie den Code mit einer Wallet-App auf Ihrem Telefon.',
    codeLabel: 'QR-Code des Zahlungslinks',
    open: 'In einer Wallet-App öffnen',
    openHint:
      'Öffnet die Wallet-App auf diesem Telefon mit dem richtigen Betrag. Sie geben ihn dort frei und kommen hierher zurück.',
    showCode: 'Code für ein anderes Gerät zeigen',
    copy: 'Zahlungslink kopieren',
    copied: 'Der Zahlungslink ist in der Zwischenablage',
  },
  noWallet: {
    title: 'Ich habe keine Wallet',
    what: 'Eine Wallet ist eine App, die digitales Geld verwahrt und damit zahlt, wie eine Geldbörse auf dem Telefon. Diese Gebühr wird in SOL bezahlt, der Währung des Solana-Netzwerks, weil jeder eine solche Zahlung nachprüfen kann.',
    get: 'So bekommen Sie eine',
    install: 'Installieren Sie eine davon, auf dem Telefon oder in diesem Browser:',
    fill: sol => `Laden Sie etwa ${sol} SOL hinein, und etwas mehr für das Entgelt des Netzwerks.`,
    fillTest: sol =>
      `Holen Sie etwa ${sol} SOL Testgeld hinein. In diesem Netzwerk ist es kostenlos; echtes Geld fließt nicht.`,
    fillLocal: 'Auf dieser Website ist die Test-Wallet der kürzeste Weg: Sie braucht keine Installation.',
    back: 'Kommen Sie auf diese Seite zurück und zahlen Sie. Inzwischen geht nichts verloren, und der Betrag bleibt, wie er ist.',
    caution:
      'Eine Wallet zeigt Ihnen einmal eine geheime Wortfolge. Schreiben Sie sie auf Papier und zeigen Sie sie niemandem. Wir fragen nie danach.',
  },
  somebodyElse: {
    title: 'Jemand anderen zahlen lassen',
    text: claimNumber =>
      `Schicken Sie diesen Link jemandem, dem Sie vertrauen. Ein Konto ist nicht nötig. Zu sehen sind der Betrag, wofür er ist und die Nummer ${claimNumber}, sonst nichts von der Forderung.`,
    copy: 'Link für jemand anderen kopieren',
    copied: 'Der Link ist in der Zwischenablage',
    follow: 'Sobald bezahlt ist, sehen Sie es auf dieser Seite.',
  },
  feeCode: {
    title: 'Ich habe einen Code für die Gebühr',
    text: 'Manche Büchereien, Gewerkschaften und Hilfsstellen geben Codes aus, die eine Gebühr ganz oder zum Teil übernehmen.',
    label: 'Code',
    use: 'Code verwenden',
    taken: 'Der Code ist für diese Gebühr verwendet.',
    takenOver: amount => `Ein Code hat ${amount} dieser Gebühr übernommen. Der Rest ist noch zu zahlen.`,
    failed: 'Der Code konnte nicht verwendet werden',
  },
  forSomebody: {
    title: 'Zahlung',
    headings: {
      submission: fee => `Einreichungsgebühr von ${fee} zahlen`,
      dispute: fee => `${fee} Gebühr zahlen, um eine Forderung zu bestreiten`,
      concession: fee => `Plattformgebühr von ${fee} zahlen`,
      'platform fee': fee => `Plattformgebühr von ${fee} zahlen`,
    },
    eyebrow: claimNumber => `Forderung Nr. ${claimNumber}`,
    lead: 'Jemand hat Sie gebeten, diese Gebühr zu zahlen. Sie brauchen kein Konto, und Sie werden durch die Zahlung nicht am Streit beteiligt.',
    purpose: 'Wofür',
    purposes: {
      submission: claimNumber => `Eine Einreichungsgebühr für Forderung ${claimNumber}`,
      dispute: claimNumber => `Eine Gebühr für das Bestreiten von Forderung ${claimNumber}`,
      concession: claimNumber => `Eine Plattformgebühr für Forderung ${claimNumber}`,
      'platform fee': claimNumber => `Eine Plattformgebühr für Forderung ${claimNumber}`,
    },
    amount: 'Betrag',
    paidTitle: 'Bezahlt, vielen Dank',
    paidLead:
      'Die Zahlung ist bestätigt. Die Person, die Ihnen den Link geschickt hat, sieht es schon. Sie können diese Seite schließen.',
    takenOverTitle: 'Erledigt, vielen Dank',
    takenOverLead:
      'Ein Code hat die Gebühr übernommen, es ist nichts mehr zu zahlen. Die Person, die Ihnen den Link geschickt hat, sieht es schon.',
    supersededTitle: 'Diese Gebühr wird nicht mehr geschuldet',
    supersededLead:
      'Bitte zahlen Sie sie nicht. Haben Sie schon Geld gesendet, schreiben Sie dem Betreiber, der im Impressum steht, um es zurückzubekommen.',
    notFound: 'Diese Zahlung gibt es nicht. Bitte prüfen Sie den Link mit der Person, die ihn geschickt hat.',
    failed: 'Die Zahlung konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
  },
  confirmation: {
    headings: {
      submission: 'Gebühr bezahlt: Ihre Forderung ist eingereicht',
      dispute: 'Gebühr bezahlt: Die Forderung ist bestritten',
      concession: 'Gebühr bezahlt: Die Forderung ist beigelegt',
      'platform fee': 'Gebühr bezahlt: Die Forderung ist beigelegt',
    },
    headingsTakenOver: {
      submission: 'Nichts mehr zu zahlen: Ihre Forderung ist eingereicht',
      dispute: 'Nichts mehr zu zahlen: Die Forderung ist bestritten',
      concession: 'Nichts mehr zu zahlen: Die Forderung ist beigelegt',
      'platform fee': 'Nichts mehr zu zahlen: Die Forderung ist beigelegt',
    },
    nextTitle: 'Wie es weitergeht',
    now: {
      submission: facts =>
        `Ihre Forderung über ${facts.amount} gegen ${facts.defendants} ist seit ${facts.date} eingereicht.`,
      dispute: facts =>
        `Die Forderung von ${facts.plaintiff} über ${facts.amount} ist seit ${facts.date} bestritten. Die Parteien können Ihren Grund und Ihre Erläuterung lesen.`,
      concession: facts =>
        `Sie haben die Forderung am ${facts.date} voll anerkannt. Sie schulden ${facts.plaintiff} ${facts.amount}.`,
      'platform fee': facts => `Die Einigung ist seit ${facts.date} endgültig. ${facts.owed}.`,
    },
    next: {
      submission: facts => [
        `Wir schreiben heute an ${facts.defendants} und laden zur Antwort ein.`,
        `Eine Antwort ist bis ${facts.until} möglich. Bis dahin sehen nur die Parteien die Forderung, und Sie können den Betrag noch ändern.`,
        `Nach dem ${facts.until} wird die Forderung öffentlich, mit oder ohne Antwort, außer sie ist bis dahin beendet.`,
        'Wir schreiben Ihnen, sobald jemand antwortet.',
      ],
      submissionPublic: [
        'Wir schreiben heute an die Anspruchsgegner und laden zur Antwort ein.',
        'Die Forderung ist ab jetzt öffentlich.',
        'Wir schreiben Ihnen, sobald jemand antwortet.',
      ],
      dispute: [
        'Wir benachrichtigen heute den Anspruchsteller und etwaige andere Anspruchsgegner.',
        'Beide Seiten können jetzt ein Angebot machen. Dafür gibt es keine Frist.',
        'Wir schreiben Ihnen, sobald es ein Angebot zu beantworten gibt.',
      ],
      disputeOfGone: plaintiff => [
        'Wir benachrichtigen heute etwaige andere Anspruchsgegner.',
        `${plaintiff} hat das eigene Konto geschlossen. Auf ein Angebot würde niemand antworten. Bei der Forderung sehen Sie, was Sie noch tun können.`,
      ],
      owing: creditor => `Zahlen Sie direkt an ${creditor}. Redress verwahrt dieses Geld nie.`,
      owedByAnother: (debtor, creditor) =>
        `${debtor} zahlt direkt an ${creditor}; Sie schulden das nicht. Redress verwahrt dieses Geld nie.`,
      owed: debtor => `${debtor} zahlt direkt an Sie. Redress verwahrt dieses Geld nie.`,
      whereTo: {
        Plaintiff: 'Geben Sie bei der Forderung an, wohin gezahlt wird. Dort steht auch, bis wann.',
        Defendant:
          'Bei der Forderung steht, bis wann. Sobald der Anspruchsteller angegeben hat, wohin, schreiben wir Ihnen.',
      },
      told: 'Wir benachrichtigen heute alle Beteiligten.',
    },
    record: 'Das Ergebnis bleibt im öffentlichen Eintrag. Die Bedingungen bleiben zwischen den Parteien.',
    private:
      'Die Forderung wurde vor der Veröffentlichung beigelegt und bleibt daher privat. Namen werden nur öffentlich, wenn alle Beteiligten zustimmen; die Bedingungen nie.',
    movedOn: 'Seit dieser Zahlung hat sich bei der Forderung etwas getan. Den Stand zeigt ihre Seite.',
    toClaim: 'Zur Forderung',
    toHome: 'Zur Übersicht',
  },
  sentToast: 'Die Zahlung ist gesendet. Wir warten auf die Bestätigung …',
  phaseNotes: {
    waiting: null,
    failed: null,
    asked:
      'Ihre Wallet wurde um diese Zahlung gebeten. Wenn Sie sie dort freigegeben haben, erscheint sie hier von selbst. Kommt nichts, können Sie in etwa einer Minute erneut fragen.',
    sent: 'Ihre Zahlung ist auf dem Weg ins Netzwerk. Diese Seite verfolgt sie; Sie können sie auch verlassen und später zurückkommen.',
    seen: 'Das Netzwerk hat Ihre Zahlung. Sie zählt, sobald sie endgültig ist, meist innerhalb einer Minute. Bitte zahlen Sie nicht noch einmal.',
    paid: 'Ihre Zahlung ist bestätigt. Hier ist nichts mehr zu tun.',
    superseded:
      'Bei dieser Forderung hat sich etwas getan, daher wird diese Gebühr nicht mehr geschuldet. Haben Sie schon Geld gesendet, schreiben Sie dem Betreiber, der im Impressum steht, um es zurückzubekommen.',
  },
  notes: {
    approve: 'Bitte geben Sie die Zahlung in Ihrer Wallet frei. Vielleicht hat sie ein eigenes Fenster geöffnet.',
    uncounted:
      'Eine Transaktion mit der Referenz dieser Zahlung ist eingegangen, wurde aber nicht gezählt: Betrag, Memo oder Empfänger stimmen nicht. Der Betreiber verwahrt das Geld und kann es dieser Zahlung anrechnen oder zurückgeben. Schreiben Sie dem Betreiber, der im Impressum steht. Zahlen können Sie hier weiterhin.',
    anotherTab: 'Diese Zahlung ist in einem anderen Tab geöffnet, der gerade Ihre Wallet fragt.',
    nodeAway:
      'Das Solana-Netzwerk ist von hier aus im Moment nicht erreichbar. Die Seite versucht es weiter; eine Zahlung, die Sie gemacht haben, geht nicht verloren.',
    serverAway:
      'Redress ist im Moment nicht erreichbar. Die Seite versucht es weiter; eine Zahlung, die Sie gemacht haben, geht nicht verloren.',
  },
  failureTitle: 'Die Zahlung ist nicht zustande gekommen',
  failures: {
    NOT_CONNECTED: 'Es ist keine Wallet verbunden, oder ihr öffentlicher Schlüssel fehlt.',
    REJECTED: 'Sie haben die Zahlung in Ihrer Wallet abgelehnt. Es wurde nichts gesendet.',
    TOO_FEW_FUNDS: 'In der Wallet sind nicht genug SOL. Es wurde nichts gesendet.',
    WRONG_NETWORK: 'Ihre Wallet ist mit einem anderen Netzwerk verbunden. Es wurde nichts gesendet.',
    EXPIRED:
      'Das Netzwerk hat die Transaktion nicht rechtzeitig angenommen; sie ist abgelaufen und kann nicht mehr ausgeführt werden. Es wurde nichts bezahlt. Sie können sie erneut senden.',
    TIMED_OUT: 'Ihre Wallet hat nicht rechtzeitig geantwortet.',
    NODE_AWAY: 'Das Solana-Netzwerk war nicht erreichbar.',
    UNREADABLE_LINK: 'Dieser Zahlungslink ist nicht lesbar. Bitte laden Sie die Seite neu.',
    FAILED_ON_CHAIN: 'Das Netzwerk hat die Transaktion abgelehnt. Außer der Netzwerkgebühr wurde nichts bezahlt.',
    UNKNOWN: 'Die Wallet hat ein Problem gemeldet.',
  },
  funds: (held, needed) =>
    `Sie enthält ${held} SOL, und für die Zahlung mit der Netzwerkgebühr sind ${needed} SOL nötig.`,
  network: cluster => `Stellen Sie sie auf das Netzwerk „${cluster}“ um und versuchen Sie es erneut.`,
  said: words => `Ihre Meldung: „${words}“`,
  clusters: { localnet: 'Localnet', devnet: 'Devnet', testnet: 'Testnet', 'mainnet-beta': 'Mainnet' },
  receipt: {
    title: 'Beleg',
    for: 'Bezahlt für',
    claim: 'Forderung',
    amount: 'Betrag',
    takenOver: 'Von einem Code übernommen',
    paidAt: 'Bezahlt am',
    way: 'Bezahlt',
    ways: { bank: 'per Überweisung', SOL: 'mit SOL' },
    bankReference: 'Verwendungszweck',
    recipient: 'Empfänger',
    reference: 'Referenz',
    memo: 'Memo',
    network: 'Netzwerk',
    signatures: count => (count === 1 ? 'Transaktion' : 'Transaktionen'),
    explorer: 'Im Explorer ansehen',
    wallets: count => (count === 1 ? 'Bezahlt aus der Wallet' : 'Bezahlt aus den Wallets'),
    operator: 'Betreiber von Redress',
    print: 'Beleg drucken',
  },
}

export const dispute: typeof english.dispute = {
  title: 'Forderung bestreiten',
  lead: 'Sagen Sie, warum die Forderung nicht berechtigt ist. Die Parteien lesen Ihre Antwort neben der Forderung.',
  reason: 'Grund',
  explanation: 'Weitere Erläuterung',
  explanationHint:
    'Bleiben Sie bei dem, was geschehen ist, mit Daten. Der Anspruchsteller und die anderen Anspruchsgegner können das lesen.',
  agreement: 'Ich habe die Forderung gelesen, und meine Angaben hier sind nach bestem Wissen wahr.',
  fee: fee =>
    `Eine Forderung zu bestreiten kostet ${fee}. Sie zahlen nach diesem Formular; sobald die Zahlung bestätigt ist, gilt die Forderung als bestritten.`,
  terms: {
    sum: 'Was von Ihnen gefordert wird',
    until: 'Antwort bis',
    fee: 'Gebühr, die Sie zahlen',
    free: 'Keine',
    public: 'Wird öffentlich',
    publicText: 'Dass die Forderung bestritten ist. Ihre Worte lesen nur die Parteien.',
  },
  submit: 'Zahlen und bestreiten',
  submitFree: 'Forderung bestreiten',
  edit: 'Antwort ändern',
  change: 'Antwort speichern',
  done: 'Sie haben die Forderung bestritten',
  said: 'Sie haben die Forderung bestritten.',
  tick: 'Setzen Sie das Häkchen, um fortzufahren.',
  kept: 'Ihre Antwort',
}
