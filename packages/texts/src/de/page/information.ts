import { sumDays } from '@redress/domain/claim/performance.ts'
import type * as english from '../../en/page/information.ts'

export const about: typeof english.about = {
  title: 'Ein fairer Ort, um Streit um Geld beizulegen',
  lead: 'Die meisten Streitigkeiten um Geld kommen nie vor Gericht: Der Betrag ist zu klein, das Verfahren zu langwierig oder zu teuer. Redress gibt ihnen einen Ort, eine Frist und einen öffentlichen Eintrag.',
  start: 'Jetzt beginnen',
  makeClaim: 'Forderung einreichen',
  sections: [
    {
      title: 'Was Redress ist',
      text: [
        'Redress ist ein Verzeichnis von Forderungen für Unternehmen und Privatpersonen. Der Anspruchsteller reicht eine Geldforderung gegen ein oder mehrere Unternehmen oder Personen ein, mit einer schriftlichen Schilderung und Belegen.',
        'Die Anspruchsgegner werden benachrichtigt und haben eine Frist, in der sie antworten können. Danach wird die Forderung veröffentlicht: wer was von wem verlangt, wie viel, und wie die Sache steht.',
      ],
    },
    {
      title: 'Was Redress nicht ist',
      text: [
        'Redress ist weder Gericht noch Schiedsstelle noch Inkassounternehmen. Niemand entscheidet hier, wer recht hat. Das tun die Parteien selbst, durch eine Einigung, der beide zustimmen.',
        'Durch Einreichen oder Schweigen verlieren Sie keine Rechte. Eine Einreichung hier hemmt keine gesetzlichen Fristen, auch nicht die Verjährung. Lassen Sie sich rechtlich beraten, wenn eine Frist bald abläuft.',
      ],
    },
    {
      title: 'Wie vereinbartes Geld beim Anspruchsteller ankommt',
      text: [
        'Eine Partei zahlt direkt an die andere, per Überweisung oder wie sie mögen. Das Geld läuft nie über Redress, und Redress verwahrt es nie.',
      ],
    },
    {
      title: 'Was über Redress bezahlt wird',
      text: [
        'Nur die Gebühren von Redress: je eine, um eine Forderung einzureichen oder zu bestreiten, und eine Plattformgebühr, wenn eine Forderung beigelegt wird. Sie sehen jede Gebühr in EUR oder USD, bevor Sie zahlen.',
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
        'Sie können neben der öffentlichen Forderung kostenlos Stellung nehmen',
        'Vor der Veröffentlichung beigelegt, bleibt sie privat',
        'Sie können das erste Angebot machen und die Sache endgültig abschließen',
      ],
    },
  ],
  public: {
    title: 'Was öffentlich ist und was nicht',
    visibleTitle: 'Im öffentlichen Eintrag',
    visible: [
      'Datum, Art und Betrag der Forderung sowie ihr Stand',
      'Die Namen des Anspruchstellers und der Anspruchsgegner',
      'Die Rechtsordnung sowie Ort und Land des Anspruchstellers',
      'Nach der Beilegung: ob das Vereinbarte gezahlt ist',
      'Die Straße des Anspruchstellers, wenn im Profil eine und ein Land steht, außer sie ist dort ausgeblendet',
    ],
    log: 'Was wir aus dem öffentlichen Verzeichnis nehmen, und warum',
    privateTitle: 'Nur zwischen den Parteien',
    private: [
      'Was geschehen ist, in Ihren eigenen Worten',
      'Dokumente und Links, die Sie beifügen',
      'Angebote, Ablehnungen und der Verlauf aller Schritte',
    ],
  },
  closing: {
    title: 'Wann immer Sie bereit sind',
    text: 'Ein Konto zu eröffnen ist kostenlos. Eine Gebühr zahlen Sie erst, wenn Sie eine Forderung einreichen, bestreiten oder beilegen.',
  },
}

export const steps: typeof english.steps = {
  title: 'Eine Forderung einreichen',
  lead: 'Fünf Schritte, etwa 20 Minuten. Was Sie eingeben, wird gespeichert: Sie können jederzeit unterbrechen und auf jedem Gerät weitermachen.',
  start: 'Jetzt beginnen',
  beforeTitle: 'Das sollten Sie bereithalten',
  before: [
    'Name und E-Mail-Adresse jedes Unternehmens und jeder Person, von der Sie etwas fordern',
    'Den Betrag und den Tag, an dem er fällig wurde',
    'Verträge, Rechnungen, Nachrichten oder Fotos, die zeigen, was geschehen ist',
  ],
  step: number => `Schritt ${number}`,
  items: [
    {
      title: 'Anspruchsgegner',
      text: 'Nennen Sie die Unternehmen und Personen, von denen Sie etwas fordern. Wir brauchen für jeden Eintrag eine E-Mail-Adresse, denn auf diesem Weg erfahren sie davon. Bei einem Unternehmen können Sie auch Vertreter angeben.',
    },
    {
      title: 'Was geschah',
      text: 'Geben Sie Art und Betrag der Forderung an und den Tag des Geschehens. Erzählen Sie dann der Reihe nach: wie es begann, was der Anspruchsgegner tat, was Sie taten und was Sie verlangt haben. Zum Schluss sagen Sie, wie die Sache heute steht.',
    },
    {
      title: 'Dokumente',
      text: 'Laden Sie Dateien hoch oder fügen Sie Links bei, die Ihre Schilderung stützen. Mindestens ein Beleg ist nötig. Nur die Anspruchsgegner und ihre Vertreter können sie öffnen.',
    },
    {
      title: 'Prüfen',
      text: 'Lesen Sie alles noch einmal und ändern Sie, was Sie möchten. Bestätigen Sie, dass es nach Ihrem Wissen wahr ist, und sagen Sie, ob Sie anwaltlich vertreten sind.',
    },
    {
      title: 'Einreichen',
      text: 'Zahlen Sie die Einreichungsgebühr mit einer Wallet, per QR-Code oder per Link. Dann werden die Anspruchsgegner benachrichtigt, und ihre Antwortfrist beginnt.',
    },
  ],
  afterTitle: 'Und dann?',
  after:
    'In Ihrem Bereich verfolgen Sie die Forderung. Sie sehen, wann ein Anspruchsgegner antwortet, was er anbietet und wann Sie am Zug sind. Während der Antwortfrist können Sie den Betrag noch ändern.',
}

export const faq: typeof english.faq = {
  title: 'Fragen und Antworten',
  documentTitle: 'Fragen und Antworten',
  lead: 'Kurze Antworten auf die häufigsten Fragen. Die fett gedruckten Begriffe begegnen Ihnen überall bei Redress.',
  contents: 'Auf dieser Seite',
  personas: {
    title: 'Wer beteiligt ist',
    items: {
      Plaintiff: {
        name: 'Anspruchsteller',
        text: 'Die Person oder das Unternehmen, das eine Forderung einreicht und Geld verlangt. Der Anspruchsteller benennt die Anspruchsgegner, schildert, was geschehen ist, fügt Belege bei und zahlt die Einreichungsgebühr.',
      },
      Defendant: {
        name: 'Anspruchsgegner',
        text: 'Ein Unternehmen oder eine Person, gegen die sich eine Forderung richtet. Ein Anspruchsgegner kann die Forderung bestreiten, ein Angebot machen, zahlen oder gar nicht antworten. Ein Unternehmen kann durch seine Vertreter antworten.',
      },
    },
    note: 'Ein Konto kann beides sein: Anspruchsteller in einer Forderung und Anspruchsgegner in einer anderen.',
  },
  resolutions: {
    title: 'Wie eine Forderung enden kann',
    lead: 'Eine Forderung endet mit einer Einigung, mit vollem Anerkennen, oder der Anspruchsteller beendet sie. Es gibt zwei Ausgänge und keinen neutralen.',
    positive: {
      name: 'Positive Einigung',
      text: 'Beigelegt zugunsten des Anspruchstellers. Der Anspruchsgegner zahlt. Wie viel, steht in der Einigung.',
    },
    negative: {
      name: 'Negative Einigung',
      text: 'Beigelegt zugunsten des Anspruchsgegners. Niemand zahlt; die Forderung wird fallen gelassen.',
    },
    note: 'Eine beigelegte Forderung erhält den Status „Beigelegt“, und ein öffentlicher Eintrag bleibt bestehen. Bis dahin ist die Forderung offen. Wird eine Forderung vor ihrer Veröffentlichung beigelegt, bleibt sie privat: Ihr Eintrag sagt nur, dass eine beigelegt wurde. Gezeigt wird sie nur, wenn alle darin Genannten zustimmen.',
  },
  categories: {
    title: 'Arten von Forderungen',
    lead: 'Wählen Sie die Art, die am besten passt. Passen zwei, nehmen Sie diejenige, die Ihre Belege am deutlichsten zeigen.',
    items: {
      'Compensation Request':
        'Ihnen ist ein Verlust entstanden, und Sie verlangen Ausgleich: für eine unbezahlte Rechnung, eine nicht zurückgezahlte Kaution oder Ware, die nie ankam.',
      'Fraud or Fraudulent Behavior':
        'Jemand hat Sie absichtlich getäuscht, um an Ihr Geld oder Eigentum zu kommen, etwa mit einer falschen Identität oder einem falschen Versprechen.',
      'Non Compete Breach':
        'Ein früherer Geschäftspartner oder Mitarbeiter macht Ihnen Konkurrenz, obwohl eine noch gültige Vereinbarung das verbietet.',
      'Professional Malpractice':
        'Jemand aus einem Heil-, Rechts-, Steuer-, Bau- oder anderen Fachberuf hat die anerkannten Regeln des Berufs verletzt, und Ihnen ist daraus ein Schaden entstanden.',
      'Harassment/Abuse':
        'Wiederholte Drohungen, Druck oder entwürdigende Behandlung haben Ihnen geschadet, und Sie verlangen dafür Geld.',
      Injury: 'Sie wurden körperlich oder seelisch verletzt, weil jemand etwas getan oder unterlassen hat.',
      Extortion: 'Jemand hat unter Drohungen Geld oder eine Gefälligkeit verlangt.',
      Slander:
        'Jemand hat Unwahres über Sie oder Ihr Unternehmen gesagt oder geschrieben, und Ihnen ist dadurch ein Schaden entstanden.',
      'False Representation':
        'Sie haben etwas zugestimmt, weil man Ihnen über ein Produkt, eine Leistung oder eine Person Unwahres gesagt hat.',
      Embezzlement: 'Jemand, dem Ihr Geld oder Ihre Sachen anvertraut waren, hat sie für sich behalten.',
      Corruption:
        'Eine Entscheidung, die Sie betraf, wurde gekauft, oder ein Amt wurde zum eigenen Vorteil ausgenutzt.',
      Misconduct: 'Jemand hat die Pflichten seiner Rolle verletzt, und keine der anderen Arten beschreibt es.',
    },
  },
  fees: {
    title: 'Was es kostet',
    lead: 'Ein Konto zu eröffnen, zu suchen, eine Forderung zu lesen und ein Angebot zu machen oder abzulehnen ist kostenlos.',
    fixed: (submission, dispute) =>
      `Eine Forderung einzureichen kostet ${submission}, eine zu bestreiten ${dispute}. Jede Gebühr sehen Sie noch einmal, bevor Sie sie zahlen.`,
    freeClaims: count =>
      count === 1
        ? 'Die erste Forderung jedes Kontos wird ohne Gebühr eingereicht.'
        : `Die ersten ${count} Forderungen jedes Kontos werden ohne Gebühr eingereicht.`,
    fixedFailed: 'Die festen Gebühren konnten nicht geladen werden',
    platform:
      'Wenn ein Angebot angenommen ist, wird eine Plattformgebühr fällig. Die Einigung nennt die Partei, die sie zahlt, und diese zahlt innerhalb von 10 Arbeitstagen (Montag bis Freitag).',
    caption: 'Plattformgebühr nach Höhe der Einigung',
    columns: { amount: 'Höhe der Einigung', fee: 'Plattformgebühr', example: 'Zum Beispiel' },
    upTo: limit => `bis ${limit}`,
    between: (above, limit) => `über ${above} bis ${limit}`,
    above: limit => `über ${limit}`,
    flat: amount => `${amount}, unabhängig vom Betrag`,
    percent: percent => `${percent}\u00a0% des Betrags`,
    example: (amount, fee) => `${amount} kosten ${fee}`,
    currency: 'Bei einer Forderung in USD gelten dieselben Zahlen in USD.',
    paying: {
      title: 'Wie eine Gebühr bezahlt wird, mit und ohne Wallet',
      bank: 'Eine Gebühr in EUR wird per Überweisung bezahlt, von jedem Bankkonto. Die Seite der Zahlung zeigt den Betrag, das Konto, einen Verwendungszweck und einen Code für Banking-Apps. Die Überweisung zählt nach höchstens zwei Bankarbeitstagen.',
      text: [
        'Eine Gebühr wird in SOL bezahlt, der Währung des Solana-Netzwerks, aus einer Wallet: einer App, die digitales Geld verwahrt. Die Seite der Zahlung zeigt den Betrag in SOL, eine Schaltfläche, einen QR-Code und einen Link.',
        'Sie haben keine Wallet? Kopieren Sie dort den Link für jemand anderen und senden Sie ihn an eine Person, der Sie vertrauen. Sie braucht kein Konto bei Redress. Sie sieht den Betrag und die Nummer der Forderung, sonst nichts davon.',
        'Sie möchten lieber eine eigene Wallet? Dieselbe Seite nennt vier, die Sie installieren können, und sagt, wie SOL hineinkommt.',
      ],
    },
  },
  more: {
    title: 'Weitere Fragen',
    items: [
      {
        question: 'Ich habe einen Code per E-Mail erhalten. Was ist das?',
        answer:
          'Jemand hat eine Forderung eingereicht, die Sie oder Ihr Unternehmen nennt. Geben Sie ihre Nummer und den Zugangscode auf der Startseite unter „Antworten Sie mit Ihrem Code“ ein, oder folgen Sie dem Link in der E-Mail. Alles zu lesen ist kostenlos und braucht kein Konto. Wenn Sie antworten, verknüpft der Code Ihr Konto mit der Forderung.',
      },
      {
        question: 'Was geschieht, wenn ein Anspruchsgegner nicht antwortet?',
        answer:
          'Wenn die Antwortfrist abgelaufen ist, wird die Forderung veröffentlicht. Hat bis dahin niemand geantwortet, wird sie mit „Keine Antwort“ gekennzeichnet und bleibt sichtbar. Haben unsere E-Mails keinen Anspruchsgegner erreicht, steht dort stattdessen „Nicht erreicht“. Der Anspruchsgegner kann auch später noch antworten oder kostenlos eine Stellungnahme neben der Forderung veröffentlichen: „Keine Antwort“ verschwindet dann.',
      },
      {
        question: 'Wer kann lesen, was ich schreibe?',
        answer:
          'Öffentlich sind Datum, Art, Betrag, Stand und Rechtsordnung der Forderung sowie die Namen der Parteien. Ihre Schilderung und der aktuelle Stand sind für die benannten Anspruchsgegner bestimmt, Ihre Belege für diese und ihre Vertreter.',
      },
      {
        question: 'Kann ich eine Forderung ändern oder zurücknehmen?',
        answer:
          'Solange Sie die Forderung nicht eingereicht haben, können Sie sie ändern oder löschen. Während der Antwortfrist können Sie noch den Betrag ändern. Bis sie beigelegt ist, können Sie sie zurücknehmen oder als anderweitig beigelegt beenden: Beides ist kostenlos und endgültig. Innerhalb der Antwortfrist wird dann nichts davon öffentlich; danach bleibt der Eintrag und sagt, wie sie endete.',
      },
      {
        question: 'Warum wird die Gebühr mit einer Blockchain-Wallet bezahlt?',
        answer:
          'Eine Zahlung über eine Blockchain können beide Parteien und wir selbst prüfen, ohne jemandem glauben zu müssen. Ist es ein Testnetz, in dem kein echtes Geld fließt, so sagt das die Zahlungsseite.',
      },
      {
        question: 'Ist Redress ein Gericht?',
        answer:
          'Nein. Niemand entscheidet hier über Ihren Fall, und nichts hier ist Rechtsberatung. Ohne Einigung steht Ihnen der Weg zum Gericht offen.',
      },
    ],
  },
  closing: {
    title: 'Noch unsicher?',
    text: 'Sehen Sie sich den ganzen Weg einer Forderung an, bevor Sie beginnen.',
    action: 'Forderung einreichen',
  },
}

const privacy: typeof english.legal.privacy = {
  title: 'Datenschutz',
  lead: 'Was über Sie gespeichert wird, wer es sieht, wie lange, und was Sie tun können.',
  clauses: [
    {
      title: 'Was wir speichern',
      text: [
        'Ihr Konto: Namen, E-Mail-Adressen, Anschrift, Land, Ausweis- oder Registernummer, Benutzername, Sprache und die Wallet-Adressen, die Sie hinzufügen. Ihr Passwort speichern wir nur als Hashwert, der sich nicht zurückrechnen lässt.',
        'Ihre Forderungen: was Sie schreiben, die Dokumente und Links, die Sie beifügen, Angebote und den Verlauf jedes Schritts. Von den Anspruchsgegnern: was der Anspruchsteller angibt, also Namen, E-Mail-Adresse und gegebenenfalls Steuernummer, Telefon, Websites, Links und Wallets.',
        'Zahlungen: den Betrag, die Referenz und die Adresse der Wallet, die gezahlt hat. Von einer Überweisung: den Verwendungszweck und den Namen dessen, der überwiesen hat. Die Schlüssel einer Wallet sehen und verwahren wir nie, ebenso wenig das Geld, das die Parteien einander zahlen.',
      ],
    },
    {
      title: 'Wer es sieht',
      text: [
        'Alle können bei einer veröffentlichten Forderung Datum, Art, Betrag, Stand und Rechtsordnung sehen. Dazu kommen Name, Ort und Land des Anspruchstellers, und von den Anspruchsgegnern Namen, Land, Website und Links. Auch die Straße des Anspruchstellers wird angezeigt, wenn im Profil eine und ein Land steht, außer sie ist dort ausgeblendet.',
        'Ihr öffentliches Profil zeigt Benutzernamen, Vornamen, Land, seit wann Sie Mitglied sind, und Ihre öffentlichen Forderungen.',
        'Angemeldete Mitglieder mit bestätigter E-Mail-Adresse sehen außerdem die Angabe zur anwaltlichen Vertretung. Ebenso sehen sie E-Mail-Adresse, Telefon, Steuernummer und Wallets der Anspruchsgegner, außer der Betreiber dieser Website zeigt diese nur den Parteien.',
        'Bei einer beigelegten öffentlichen Forderung können alle sehen, ob das Vereinbarte gezahlt ist, oder seit wann eine Zahlung überfällig ist. Wohin ein Anspruchsteller bezahlt wird, sieht nur, wer ihm das Geld schuldet.',
        'Die Schilderung, die Dokumente, die Angebote und den Verlauf sehen nur die Parteien.',
      ],
    },
    {
      title: 'Wohin es sonst gelangt',
      text: [
        'E-Mails laufen über den Mailserver dieser Website. Diese Seite lädt nichts von anderen Unternehmen, und es gibt keine Werbung und kein Tracking.',
        'Eine Zahlung steht im Solana-Netzwerk, wo jeder sie lesen kann: Betrag, beide Wallet-Adressen, Referenz, wofür die Gebühr ist, und die Nummer der Zahlung. Kein Name steht dort, und nicht die Nummer der Forderung.',
        'Die Plattformgebühr folgt aus dem Betrag der Einigung, auch wenn eine Forderung voll anerkannt wird. So kann jeder, der die Adresse des Empfängers beobachtet, die Höhe der Gebühr lesen und den Betrag errechnen. Eine Gebühr der untersten Stufe verrät nur, wie hoch er höchstens ist.',
        'Wenn Sie zahlen, spricht Ihr Browser mit einem Knoten dieses Netzwerks, der Ihre Internetadresse sieht.',
        'Wenn Sie sich mit Google anmelden, erfährt Google davon, und wir erfahren von Google Ihren Namen und Ihre E-Mail-Adresse.',
      ],
    },
    {
      title: 'Wenn jemand Sie in einer Forderung nennt',
      text: [
        'Der Anspruchsteller hat uns Ihren Namen und Ihre E-Mail-Adresse gegeben, damit Sie antworten können. Wir nutzen die Adresse, um Sie über die Forderung zu informieren, und zeigen sie der Öffentlichkeit nicht.',
        'Nennt eine Forderung die falsche Person, wählen Sie auf der Seite, die unsere E-Mail öffnet, „Das bin ich nicht“: Das ist kostenlos. Behauptet sie Unwahres, können Sie sie bestreiten: Das kostet eine Gebühr, und öffentlich ist nur, dass bestritten wird. Sobald die Forderung öffentlich ist, können Sie daneben auch kostenlos Stellung nehmen. Oder schreiben Sie dem Betreiber, der im Impressum steht.',
      ],
    },
    {
      title: 'Cookies und Speicher',
      text: [
        'Drei Cookies halten Sie angemeldet. Eines gilt 15 Minuten und eines 30 Tage; Skripte können beide nicht lesen.',
        'Ein drittes sagt nur, dass hier jemand angemeldet ist; Skripte können es lesen. Es bleibt 400 Tage lang, außer Sie melden sich ab, damit wir Ihnen auch später sagen, dass Sie sich neu anmelden müssen.',
        'Ein viertes gilt 10 Minuten, während Sie sich mit Google anmelden; auch das können Skripte nicht lesen.',
        'Ein fünftes besagt 400 Tage lang, auch nach dem Abmelden, dass sich mit diesem Browser schon jemand angemeldet hat. Skripte können es nicht lesen. So kann niemand, der anderswo Ihr Passwort errät, Sie warten lassen.',
        'Ein sechstes enthält 400 Tage lang die Sprache, die Sie wählen; Skripte können es lesen.',
        'Diese Cookies erhält niemand sonst. Weil sie notwendig sind, fragt niemand nach Ihrer Einwilligung.',
        'Außerdem merkt sich Ihr Browser Ihre letzte Suche, welche Wallet Sie zuletzt verwendet haben, und was Sie getippt und noch nicht abgeschickt haben. Letzteres wird entfernt, wenn Sie es abschicken oder sich abmelden.',
      ],
    },
    {
      title: 'Wie lange',
      text: [
        'Ein Bestätigungslink gilt 24 Stunden, ein Link für ein neues Passwort eine Stunde, der Zugangscode eines Anspruchsgegners 30 Tage.',
        'Eine Sitzung endet 30 Tage nach Ihrem letzten Besuch oder wenn Sie sich abmelden.',
        'Wenn Sie ändern, wie Sie sich anmelden, speichern wir den früheren Stand drei Tage lang, damit Sie es rückgängig machen können.',
        'Wir speichern 180 Tage lang, wann Sie sich anmelden, Ihre Anmeldung ändern, eine Forderung mit Ihrem Konto verknüpfen oder ein Dokument herunterladen. Browser und IP-Adresse speichern wir dazu. So sehen Sie in Ihrem Profil, ob Sie das waren; dort sieht es sonst niemand.',
        'Falsch eingegebene Passwörter zählen wir etwa einen Tag lang, in einer Form, aus der weder Konto noch Herkunft hervorgehen.',
        'Die IP-Adresse, von der aus ein Bestätigungslink angefordert wurde, speichern wir bis zum Versand und einen Tag darüber hinaus.',
        'Mitteilungen speichern wir zwölf Monate lang.',
        'Ein Entwurf, den Sie löschen, ist mit seinen Dokumenten weg.',
        'Eine eingereichte Forderung bleibt als Eintrag bestehen, auch nachdem sie beigelegt ist. Wird sie vor der Veröffentlichung beigelegt, ist nur öffentlich, dass eine Forderung ihrer Art beigelegt wurde und in welchem Land. Mehr zeigen wir nur, wenn alle darin Genannten zustimmen.',
        'Eine öffentliche Stellungnahme bleibt mit ihren früheren Fassungen erhalten. Nehmen wir Stellen heraus, lesen die Parteien sie weiterhin.',
        'Sperren wir ein Konto, speichern wir, warum, und was der Inhaber dagegen sagt, so lange wie das Konto.',
        'Bestätigte Konten und Einträge werden nicht von selbst gelöscht. Wenn Sie Ihr Konto schließen, wird drei Tage später gelöscht, was Ihnen allein gehört; eingereichte Forderungen bleiben mit Ihrem Namen. Was in einer öffentlichen Blockchain steht, kann niemand entfernen.',
      ],
    },
    {
      title: 'Ihre Rechte',
      text: [
        'Unter „Profil“ können Sie Ihre Daten einsehen und berichtigen, von allem eine Kopie als ein Archiv bekommen und Ihr Konto schließen. Soweit Ihnen das Gesetz mehr gibt oder Sie widersprechen möchten, schreiben Sie von Ihrer bestätigten E-Mail-Adresse dem Betreiber, der im Impressum steht.',
      ],
    },
  ],
}

const terms: typeof english.legal.terms = {
  title: 'Nutzungsbedingungen',
  lead: 'Die Regeln für die Nutzung von Redress in der Betaphase, in einfachen Worten.',
  clauses: [
    {
      title: 'Was wir anbieten',
      text: [
        'Mit Redress können Privatpersonen und Unternehmen Geldforderungen einreichen, beantworten und sich einigen. „Wir“ ist der auf dieser Seite genannte Betreiber. Wir entscheiden keine Streitigkeiten, vertreten niemanden und geben keine Rechtsberatung.',
        'Redress ist in der Betaphase. Teile davon können sich ändern. Gebühren werden über eine Blockchain abgerechnet.',
      ],
    },
    {
      title: 'Ihr Konto',
      text: [
        'Verwenden Sie Ihren eigenen Namen und eine E-Mail-Adresse, die Sie lesen können. Behalten Sie Ihr Passwort für sich. Sie sind verantwortlich für das, was mit Ihrem Konto geschieht.',
        'Wir können ein Konto oder sein Einreichen sperren, etwa wegen unwahrer Forderungen oder Belästigung. Wir sagen, warum, und der Inhaber kann widersprechen. Was wir sperren oder aus dem öffentlichen Verzeichnis nehmen, steht ohne Namen in einem öffentlichen Protokoll.',
      ],
    },
    {
      title: 'Eine Forderung einreichen',
      text: [
        'Reichen Sie nur ein, was Sie für wahr halten und belegen können. Reichen Sie nichts ein, um zu schikanieren, zu drohen oder irrezuführen.',
        'Sie können nur eine begrenzte Zahl offener Forderungen zugleich haben. Das Einreichen kostet eine Gebühr, die Sie vor der Zahlung sehen und die nicht erstattet wird.',
        'Eine eingereichte und bezahlte Forderung wird veröffentlicht, wenn ihre Antwortfrist abgelaufen ist, außer sie ist bis dahin beendet. Bis sie beigelegt ist, können Sie sie zurücknehmen oder als anderweitig beigelegt beenden. Das ist kostenlos und endgültig; ein öffentlicher Eintrag bleibt und sagt, wie die Forderung endete.',
      ],
    },
    {
      title: 'Auf eine Forderung antworten',
      text: [
        'Ein Anspruchsgegner kann eine Forderung bestreiten, ein Angebot machen, zahlen oder angeben, dass er schon gezahlt hat. Der Zugangscode, der Sie mit einer Forderung verknüpft, ist persönlich: Geben Sie ihn nicht weiter.',
      ],
    },
    {
      title: 'Einigungen und Gebühren',
      text: [
        'Ein Angebot bindet die Parteien als Einigung zwischen ihnen, sobald die Gegenseite es angenommen hat. Die dort benannte Partei zahlt die Plattformgebühr innerhalb von 10 Arbeitstagen (Montag bis Freitag).',
        'Der vereinbarte Betrag wird direkt zwischen den Parteien gezahlt. Er läuft nicht über uns, und wir verwahren ihn nicht.',
        `Was sofort zu zahlen ist, ist ${sumDays.toPay} Tage nach der Beilegung fällig. Gibt jemand an, einen geschuldeten Betrag gezahlt zu haben, und sagt der Anspruchsteller ${sumDays.ofSilence} Tage lang nichts, heißt es: „Zahlung angegeben, nicht widersprochen“. Erhalten ist ein Betrag nur, wenn der Anspruchsteller es sagt. Überfällig ist er frühestens ${sumDays.withAccount} Tage, nachdem ein Konto angegeben wurde.`,
        'Ist die Plattformgebühr bezahlt, gilt die Forderung als zugunsten einer Partei beigelegt. Dieser Eintrag bleibt öffentlich. Geschieht das vor der Veröffentlichung, bleibt die Forderung stattdessen privat, bis alle darin Genannten zustimmen.',
      ],
    },
    {
      title: 'Zahlung der Gebühren',
      text: [
        'Gebühren sind in EUR oder USD angegeben. Sie werden aus einer Wallet, Ihrer eigenen oder der einer anderen Person, an die angezeigte Adresse gezahlt, mit der Referenz genau dieser Zahlung. Wo die Seite der Zahlung es anbietet, lässt sich in EUR auch per Überweisung zahlen. Eine Zahlung zählt, wenn das Netzwerk sie endgültig bestätigt hat oder die Überweisung auf dem Kontoauszug des Betreibers steht. Zu viel oder versehentlich gesendetes Geld wird gesondert verwahrt und auf Wunsch zurückgegeben.',
      ],
    },
    {
      title: 'Haftung',
      text: [
        'Die Parteien sind für das verantwortlich, was sie schreiben. Wir entfernen Inhalte, wo das Gesetz es verlangt. In der Betaphase stellen wir Redress so zur Verfügung, wie es ist, und haften nur, soweit das Gesetz einen Ausschluss nicht zulässt.',
      ],
    },
  ],
}

const imprint: typeof english.legal.imprint = {
  title: 'Impressum',
  lead: 'Der Betreiber dieser Website, und wie Sie ihn erreichen.',
  clauses: [
    {
      title: 'Wofür wir einstehen',
      text: [
        'Die Parteien schreiben eine Forderung und sind dafür verantwortlich. Nennt ein öffentlicher Eintrag die falsche Person, zeigt er Privates oder ist er rechtswidrig, melden Sie ihn dort. Oder schreiben Sie dem hier genannten Betreiber und nennen Sie die Nummer der Forderung.',
      ],
    },
    {
      title: 'Kein Gericht',
      text: ['Redress ist weder Gericht noch Schiedsstelle noch Inkassounternehmen und gibt keine Rechtsberatung.'],
    },
  ],
}

export const legal: typeof english.legal = {
  privacy,
  terms,
  imprint,
  contents: 'Auf dieser Seite',
  operator: {
    title: 'Betreiber dieser Website',
    name: 'Betreiber',
    address: 'Anschrift',
    email: 'E-Mail',
    changed: 'Zuletzt geändert',
    trialTitle: 'Dies ist eine Testinstallation',
    trial:
      'Niemand betreibt sie als Dienst, deshalb steht hier kein Name. Geben Sie keine Daten echter Personen ein. Bevor Sie sie anderen anbieten, nennen Sie sich in ihren Einstellungen.',
    failed: 'Der Name des Betreibers konnte nicht geladen werden',
  },
}
