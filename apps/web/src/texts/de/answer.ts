import type * as english from '../en/answer.ts'

export const answer: typeof english.answer = {
  title: 'Ihr Brief',
  opening: 'Ihr Brief wird geöffnet',
  open: {
    title: 'Die Forderung gegen Sie lesen',
    lead: 'Sie haben einen Brief von Redress bekommen? Geben Sie ein, was darin steht. Das Lesen ist kostenlos und braucht kein Konto.',
    number: 'Nummer der Forderung',
    numberHint: '8 Buchstaben und Ziffern.',
    code: 'Ihr Zugangscode',
    codeHint: '26 Buchstaben und Ziffern, in Gruppen. Großschreibung und Bindestriche spielen keine Rolle.',
    submit: 'Forderung lesen',
    failed: 'Der Brief konnte nicht geöffnet werden',
    notFound: 'Dieser Code öffnet keinen Brief',
    closed: 'Der Brief wurde geschlossen',
    takenOver:
      'Haben Sie die Forderung schon übernommen? Dann finden Sie sie in Ihrem Konto, und der Code gilt nicht mehr.',
    logIn: 'Anmelden',
  },
  again: {
    title: 'Der Code geht nicht, oder Sie haben ihn nicht mehr?',
    text: 'Geben Sie die E-Mail-Adresse ein, an die der Brief ging. Nennt eine Forderung diese Adresse und hat noch niemand sie übernommen, senden wir einen neuen Brief mit einem neuen Code. Frühere Codes gelten dann nicht mehr.',
    email: 'E-Mail-Adresse',
    submit: 'Neuen Brief senden',
    sent: 'Sehen Sie in Ihre E-Mails',
    sentText: email =>
      `Nennt eine Forderung ${email}, ist ein neuer Brief unterwegs. Das kann einige Minuten dauern, und wir senden höchstens einen in zehn Minuten. Kommt keiner, sehen Sie auch im Spam-Ordner nach.`,
    failed: 'Ein neuer Brief konnte nicht angefordert werden',
  },
  claimFailed: 'Die Forderung konnte nicht geladen werden',
  eyebrow: (number, type) => `Forderung ${number} · ${type}`,
  stands: {
    'to be answered': time =>
      `Sie haben bis ${time} Zeit zu antworten. Das Lesen ist kostenlos und braucht kein Konto.`,
    public: time =>
      `Niemand hat geantwortet, und die Forderung ist seit ${time} öffentlich. Sie können weiterhin antworten. Das Lesen ist kostenlos und braucht kein Konto.`,
    answered: () => 'Für Ihre Seite hat jemand geantwortet. Sie können die Forderung kostenlos lesen und mitwirken.',
    resolved: () => 'Die Forderung ist beigelegt. Sie können sie kostenlos lesen, und wie sie ausging.',
    withdrawn: () => 'Die Forderung wurde zurückgenommen und ist beendet. Sie können sie kostenlos lesen.',
  },
  says: plaintiff => `Was ${plaintiff} sagt`,
  more: 'Die ganze Forderung lesen',
  writtenTo: (name, email) => `Dieser Brief ging an ${name}, ${email}.`,
  choices: {
    title: 'Was Sie tun können',
    kept: {
      title: 'Sie haben eine Antwort begonnen',
      text: 'Was Sie geschrieben haben, ist aufgehoben. Es ist noch nicht abgegeben, und niemand sonst sieht es.',
      action: 'Damit weitermachen',
    },
    outdated: {
      text: 'Was Sie geschrieben haben, wurde nicht abgegeben und kann nicht mehr abgegeben werden. Was Sie jetzt tun können, steht darunter.',
      action: 'Lesen, was Sie geschrieben haben',
    },
    concession: {
      title: 'Alles zahlen',
      text: (plaintiff, amount, fee) =>
        `Sie erkennen die Forderung an: ${amount} direkt an ${plaintiff}, und eine Gebühr von ${fee} an Redress.`,
    },
    offer: {
      title: 'Ein Angebot machen',
      text: plaintiff =>
        `Kostenlos. Sie schlagen einen Betrag vor, oder dass niemand zahlt. ${plaintiff} nimmt an oder lehnt ab.`,
    },
    dispute: {
      title: 'Bestreiten',
      text: fee =>
        `${fee === null ? 'Kostenlos' : `Kostet ${fee}`}. Sie sagen, warum die Forderung nicht stimmt. Nur die Parteien lesen Ihre Worte.`,
    },
    paid: {
      title: 'Ich habe schon gezahlt',
      text: plaintiff =>
        `Kostenlos, und eine Antwort: ${plaintiff} muss sagen, ob das stimmt. Nur die Parteien lesen Ihre Worte und Belege; öffentlich steht nur, an welchem Tag Sie gezahlt haben.`,
    },
    reply: {
      title: 'Öffentlich Stellung nehmen',
      text: isSilent =>
        `Kostenlos. Jeder kann Ihre Worte neben der öffentlichen Forderung lesen, unter dem Namen, den sie Ihnen gibt.${isSilent ? ' „Keine Antwort“ verschwindet.' : ''}`,
    },
    moreTime: {
      title: 'Ich brauche mehr Zeit',
      text: until => `Kostenlos, einmal und sofort: Sie können dann bis ${until} antworten.`,
      done: 'Sie haben mehr Zeit.',
    },
    notMe: {
      title: 'Das bin ich nicht',
      text: 'Der Brief hat jemand anderen erreicht. Zu dieser Forderung bekommen Sie keine Briefe mehr.',
      question: 'Sind Sie nicht die Person, die in der Forderung genannt ist?',
      whatHappens: plaintiff => [
        `Wir sagen ${plaintiff}, dass der Brief jemand anderen erreicht hat, und nicht, wer Sie sind. Zu dieser Forderung schreiben wir nicht mehr an Ihre Adresse, und der Code gilt nicht mehr.`,
        'Sind Sie es doch? Dann endet die Forderung damit nicht: Sie läuft ohne Ihre Antwort weiter und wird öffentlich, wenn ihre Frist vorbei ist. Hier können Sie es nicht zurücknehmen.',
      ],
      failed: 'Das konnte nicht festgehalten werden',
      done: {
        title: 'Danke. Zu dieser Forderung schreiben wir Ihnen nicht mehr',
        text: plaintiff =>
          `${plaintiff} erfährt, dass der Brief jemand anderen erreicht hat. Der Brief ist geschlossen, und sein Code gilt nicht mehr. Sie müssen nichts weiter tun.`,
        leave: 'Zur Startseite',
      },
    },
    join: {
      title: 'Mitwirken',
      text: 'Kostenlos. Sie eröffnen ein Konto oder melden sich an und haben die Forderung darin.',
    },
  },
  silence: {
    'to be answered': {
      title: 'Wenn Sie nichts tun',
      text: time =>
        `Die Forderung wird nach dem ${time} öffentlich, beantwortet oder nicht. Ohne Antwort steht im öffentlichen Eintrag neben Ihrem Namen „Keine Antwort“. Die Dokumente und was geschehen ist bleiben zwischen den Parteien.`,
    },
    public: {
      title: 'Wenn Sie nichts tun',
      text: () => 'Im öffentlichen Eintrag steht weiter „Keine Antwort“. Antworten können Sie jederzeit.',
    },
  },
  settling: {
    title: 'Wenn Sie sich früh einigen',
    text: time =>
      `Legen Sie die Forderung vor ${time} bei, samt Gebühr, und sie bleibt privat: Sie erscheint weder in der Suche noch in einem Profil.`,
  },
  noCourt: {
    title: 'Was Redress ist',
    text: 'Redress ist kein Gericht, und dies ist kein Urteil. Hier können sich beide Seiten über eine Forderung einigen. Durch Ihr Lesen ändert sich nichts.',
  },
  details: 'Die ganze Forderung',
  close: {
    button: 'Brief schließen',
    text: 'Er schließt sich von selbst, wenn Sie ihn eine halbe Stunde lang nicht benutzen. Ihr Code öffnet ihn wieder.',
    failed: 'Der Brief konnte nicht geschlossen werden',
  },
  session: {
    own: 'Das ist Ihre eigene Forderung',
    ownText: username =>
      `Sie sind als @${username} angemeldet und haben sie eingereicht. Auf die eigene Forderung antwortet niemand. Sind Sie nicht @${username}, melden Sie sich zuerst ab.`,
    toClaim: 'Zu Ihrer Forderung',
    other: username => `Sie sind als @${username} angemeldet`,
    otherText: email =>
      `Der Brief ging an ${email}; diese Adresse gehört nicht zu diesem Konto. Lesen können Sie ihn trotzdem. Bevor eine Antwort abgegeben wird, fragen wir, ob dieses Konto sie abgeben soll.`,
    logOut: 'Abmelden',
    logOutFailed: 'Die Abmeldung ist fehlgeschlagen',
  },
  back: 'Zurück zur Forderung',
  forms: {
    dispute: {
      title: 'Die Forderung bestreiten',
      lead: 'Sagen Sie, warum sie nicht stimmt. Nur die Parteien lesen Ihre Worte; öffentlich ist nur, dass die Forderung bestritten wird.',
    },
    paid: {
      title: 'Sie haben schon gezahlt',
      lead: plaintiff =>
        `Sagen Sie, wann und wie viel, und hängen Sie an, was es belegt. ${plaintiff} erfährt es, sobald Sie es abgeben, kostenlos. Nur die Parteien lesen es; ist die Forderung öffentlich, steht in ihrem Eintrag, an welchem Tag Sie gezahlt haben.`,
      sum: 'Betrag',
      noFiles: 'Nichts: Die andere Seite hat nur Ihr Wort',
      disputes: fee => `Die Forderung auch bestreiten, ${fee === null ? 'ebenfalls kostenlos' : `für ${fee}`}`,
      disputesHint: plaintiff =>
        `Dass Sie gezahlt haben, zählt als Antwort; dann muss ${plaintiff} sagen, ob das stimmt. Bestreiten können Sie die Forderung auch später noch.`,
    },
    reason: 'Grund',
    explanation: 'Ihre Antwort',
    explanationHint: 'Was geschehen ist, in Ihren eigenen Worten. Sie können später mehr dazu sagen.',
    offer: {
      title: 'Ein Angebot machen',
      lead: plaintiff =>
        `Es ist kostenlos, und ${plaintiff} erfährt es sofort. Bevor es angenommen ist, schulden Sie nichts.`,
      direction: 'Was Sie vorschlagen',
      pay: plaintiff => `Ich zahle einen Betrag an ${plaintiff}`,
      nobody: 'Niemand zahlt dem anderen etwas',
      sum: currency => `Betrag in ${currency}`,
      sumHint:
        'Was Sie zahlen würden. Zahlt niemand: was die Forderung Ihrer Ansicht nach wert ist, weil sich die Gebühr danach richtet.',
      fee: 'Wer die Gebühr von Redress zahlt, wenn es angenommen wird',
      me: 'Ich',
      them: plaintiff => plaintiff,
      effect: 'Was Ihr Angebot bewirkt',
      missing:
        'Wählen Sie, was Sie vorschlagen, einen Betrag und wer die Gebühr zahlt: Dann steht hier, was das für jede Seite bedeutet.',
      above: excess => `Das sind ${excess} mehr, als von Ihnen gefordert wird.`,
    },
    concession: {
      title: 'Alles zahlen',
      lead: 'Sie erkennen die Forderung in voller Höhe an. Das bewirkt es:',
      submit: 'Weiter',
    },
    reply: {
      title: 'Öffentlich Stellung nehmen',
      lead: name =>
        `Ihre Worte und der Name ${name} werden öffentlich, wenn Sie beides noch einmal gesehen haben und ein Konto sie veröffentlicht. Noch ist nichts öffentlich.`,
    },
    next: 'Weiter',
    saved: time => `Aufgehoben um ${time}. Noch nicht abgegeben.`,
    failed: 'Ihre Antwort konnte nicht aufgehoben werden',
  },
  give: {
    title: {
      answer: 'Antwort prüfen und abgeben',
      tell: 'Angaben prüfen und senden',
      reply: 'Stellungnahme prüfen und veröffentlichen',
      join: 'An der Forderung mitwirken',
    },
    lead: {
      answer: 'Ihre Antwort ist noch nicht abgegeben: Das tut ein Konto, damit Sie verfolgen können, was daraus wird.',
      tell: 'Noch ist nichts gesendet: Das tut ein Konto, damit Sie verfolgen können, was daraus wird.',
      reply:
        'Ihre Stellungnahme ist noch nicht öffentlich: Ein Konto veröffentlicht sie, damit Sie sie später ändern und verfolgen können, was daraus wird.',
      join: 'Ein Konto zeigt Ihnen die Forderung und alles, was mit ihr geschieht.',
    },
    kind: 'Ihre Antwort',
    kinds: {
      dispute: 'Sie bestreiten die Forderung',
      'already paid': 'Sie haben schon gezahlt',
      offer: 'Sie machen ein Angebot',
      concession: 'Sie zahlen alles',
      reply: 'Sie nehmen öffentlich Stellung',
    },
    change: 'Antwort ändern',
    moved: {
      title: 'Bei der Forderung hat sich etwas getan',
      text: 'Was Sie geschrieben haben, kann nicht mehr abgegeben werden. Kopieren Sie heraus, was Sie noch brauchen: Wenn Sie mitwirken, wird es verworfen.',
    },
    asText: email => `Die Forderung kommt in dieses Konto, auch wenn der Brief an ${email} ging.`,
    afterwards: {
      dispute: (fee, plaintiff) =>
        fee === null
          ? `Das Bestreiten gilt sofort, und ${plaintiff} erfährt davon.`
          : `Das Bestreiten gilt, sobald die Gebühr von ${fee} bezahlt ist. Die nächste Seite zeigt, wie das geht; bis dahin können Sie es noch ändern.`,
      'already paid': (_fee, plaintiff) =>
        `${plaintiff} erfährt es sofort und kostenlos, sieht die Dateien und muss sagen, ob das stimmt. Der öffentliche Eintrag sagt, an welchem Tag Sie gezahlt haben, und nie „Keine Antwort“.`,
      offer: (_fee, plaintiff) => `Ihr Angebot gilt sofort, und ${plaintiff} erfährt davon.`,
      concession: (fee, plaintiff) =>
        fee === null
          ? `Die Anerkennung gilt sofort. Den Betrag zahlen Sie direkt an ${plaintiff}.`
          : `Die Anerkennung gilt, sobald die Gebühr von ${fee} bezahlt ist: Die nächste Seite zeigt, wie das geht. Den Betrag zahlen Sie direkt an ${plaintiff}.`,
      reply: (_fee, plaintiff) => `Ihre Stellungnahme wird sofort veröffentlicht, und ${plaintiff} erfährt davon.`,
    },
    account: 'Ein Konto eröffnen',
    accountText: email =>
      `Es ist kostenlos. Ihre Adresse, ${email}, ist durch Ihren Code bestätigt: Sie müssen auf keine E-Mail warten.`,
    firstName: 'Vorname',
    lastName: 'Nachname',
    username: 'Benutzername',
    usernameHint: 'Sie können ihn jetzt noch ändern. Andere sehen ihn.',
    password: 'Passwort',
    passwordHint: minimum =>
      `Mindestens ${minimum} Zeichen, mit einem Großbuchstaben, einem Kleinbuchstaben, einer Ziffer und einem Sonderzeichen.`,
    submit: {
      answer: 'Konto eröffnen und Antwort abgeben',
      tell: 'Konto eröffnen und senden',
      reply: 'Konto eröffnen und Stellungnahme veröffentlichen',
      join: 'Konto eröffnen',
    },
    have: 'Ich habe schon ein Konto',
    haveNone: 'Ich habe noch kein Konto',
    signIn: 'Melden Sie sich an',
    signInText: 'Was Sie geschrieben haben, bleibt erhalten.',
    exists: email =>
      `Mit ${email} gibt es bereits ein Konto. Melden Sie sich dort an: Was Sie geschrieben haben, bleibt erhalten.`,
    as: (name, username) => `Sie sind als ${name} (@${username}) angemeldet.`,
    submitAs: {
      answer: 'Antwort abgeben',
      tell: 'Senden',
      reply: 'Stellungnahme veröffentlichen',
      join: 'Forderung übernehmen',
    },
    failed: 'Ihre Antwort konnte nicht abgegeben werden. Was Sie geschrieben haben, ist aufgehoben.',
  },
}
