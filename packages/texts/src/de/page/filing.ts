import type * as english from '../../en/page/filing.ts'

export const filing: typeof english.filing = {
  eyebrow: (step, steps) => `Neue Forderung · Schritt ${step} von ${steps}`,
  steps: ['Anspruchsgegner', 'Was geschah', 'Dokumente', 'Prüfen', 'Einreichen'],
  shortSteps: ['Wer', 'Was', 'Belege', 'Prüfen', 'Senden'],
  leads: [
    'Nennen Sie alle, von denen Sie etwas fordern. Jeder Eintrag braucht eine E-Mail-Adresse, denn auf diesem Weg erfahren sie davon.',
    'Erzählen Sie es einmal, der Reihe nach. Was Sie schreiben, wird laufend gespeichert.',
    'Fügen Sie mindestens ein Dokument oder einen Link bei, der Ihre Schilderung stützt.',
    'Prüfen Sie Ihre Angaben und bestätigen Sie sie dann.',
    'So geht es weiter, und so viel kostet es.',
  ],
  creating: 'Ihre Forderung wird angelegt …',
  created: 'Die Forderung wurde angelegt',
  createFailed: 'Die Forderung konnte nicht angelegt werden',
  updated: 'Die Forderung wurde gespeichert',
  updateFailed: 'Die Forderung konnte nicht gespeichert werden',
  next: 'Weiter zum nächsten Schritt',
  back: 'Zurück',
  toReview: 'Speichern und zurück zur Prüfung',
  missing: 'Es fehlt noch',
  missingItems: {
    defendantsCount: 'mindestens ein Anspruchsgegner',
    documentsCount: 'mindestens ein Dokument oder Link',
  },

  remove: {
    label: 'Forderung löschen',
    question: 'Möchten Sie diese Forderung löschen?',
    text: 'Alle Ihre Eingaben und alle Dokumente werden gelöscht. Das lässt sich nicht rückgängig machen.',
    confirm: 'Forderung löschen',
    done: 'Die Forderung wurde gelöscht',
    failed: 'Die Forderung konnte nicht gelöscht werden',
  },

  saving: {
    hint: 'Was Sie schreiben, wird laufend gespeichert.',
    saving: 'Wird gespeichert …',
    saved: time => `Gespeichert um ${time}`,
    offline:
      'Noch nicht gespeichert: Sie sind offline. Ihr Text bleibt in diesem Browser und wird gespeichert, sobald Sie wieder verbunden sind.',
    retrying:
      'Noch nicht gespeichert: Der Server ist nicht erreichbar. Ihr Text bleibt in diesem Browser, und wir versuchen es erneut.',
    held: fields => `Noch nicht gespeichert, bitte prüfen: ${fields}`,
    failed: 'Nicht gespeichert',
  },

  sections: {
    general: 'Allgemeines',
    synopsis: 'Schilderung',
    currentStatus: 'Aktueller Stand',
  },
  sectionDone: 'Vollständig',
  sectionLeft: count => `Noch ${count} offen`,
  hints: {
    evidenceAdded: 'Sie haben Dokumente hinzugefügt.',
    dateOfClaim: 'Der Tag, an dem der Streit entstand oder das Geld fällig wurde.',
    location: 'Der Ort, an dem es geschah.',
    jurisdiction: 'Das Land oder der Staat, dessen Recht gilt.',
    value: 'Der Betrag, den Sie verlangen.',
  },

  guidelines: {
    defendants: {
      title: 'Wen Sie nennen',
      text: [
        'Nennen Sie das Unternehmen oder die Person, die Ihnen etwas schuldet oder Ihnen geschadet hat, oder beide.',
        'Verwenden Sie eine E-Mail-Adresse, die der Anspruchsgegner liest. Dorthin geht die Einladung mit dem persönlichen Zugangscode, sobald die Forderung eingereicht ist. Danach können Sie die Adresse höchstens dreimal berichtigen, solange niemand für den Anspruchsgegner antwortet.',
        'In Ihrer eigenen Forderung können Sie nicht Anspruchsgegner sein.',
      ],
    },
    type: {
      title: 'Art der Forderung',
      text: [
        'Wählen Sie die Art, die Ihre Belege am deutlichsten zeigen. Passen zwei, nehmen Sie diejenige, aus der sich der Betrag ergibt.',
        'Die Art ist öffentlich, sobald die Forderung veröffentlicht ist.',
      ],
    },
    synopsis: {
      title: 'Schilderung',
      text: [
        'Schildern Sie, was geschehen ist, so wie Sie es jemandem erzählen würden, der keinen von Ihnen kennt: wer, was, wann, wie viel.',
        'Die Schilderung sehen nur die benannten Anspruchsgegner.',
      ],
    },
    materialEvidence: {
      title: 'Belege',
      text: [
        'Verträge, Rechnungen, Nachrichten, Fotos und Quittungen: alles, was Ihre Schilderung belegt. Sie fügen es im nächsten Schritt bei.',
        'Belege sehen nur die Anspruchsgegner und ihre Vertreter.',
        'Dateien dürfen bis zu 50 MB groß sein. Keine Archiv-, Audio- oder Videodateien. Links beginnen mit https.',
      ],
    },
    interaction: {
      title: 'Wie der Kontakt begann',
      text: [
        'Wie kamen Sie miteinander in Kontakt? Nennen Sie den ersten Kontakt, eine Vereinbarung und ihr Datum.',
        'Ein Beispiel: „Am 3. März habe ich eine Küche für 8.400 Euro bestellt und die Hälfte angezahlt.“',
      ],
    },
    defendantDid: {
      title: 'Was der Anspruchsgegner getan hat',
      text: [
        'Was hat der Anspruchsgegner getan oder unterlassen, wofür Sie Geld fordern? Bleiben Sie bei Tatsachen, die Sie belegen können.',
        'Verzichten Sie auf Urteile über den Charakter. Solche Urteile helfen Ihrer Forderung nicht.',
      ],
    },
    youDid: {
      title: 'Was Sie getan haben',
      text: [
        'Sagen Sie, wie Sie Ihren Teil erfüllt haben und was Sie taten, als es schiefging: Mahnungen, Beschwerden, eine Frist, die Sie gesetzt haben.',
      ],
    },
    resolutionOffered: {
      title: 'Angebotene Einigung',
      text: [
        'Was hat einer von Ihnen bisher angeboten, um die Sache beizulegen? Nennen Sie Beträge und Daten. Gab es kein Angebot, schreiben Sie das.',
      ],
    },
    currentStatus: {
      title: 'Aktueller Stand',
      text: [
        'Wie steht die Sache heute? Sind Sie noch in Kontakt, und wie gehen Sie miteinander um?',
        'Den aktuellen Stand sehen nur die benannten Anspruchsgegner.',
      ],
    },
    lastCommunication: {
      title: 'Letzter Kontakt',
      text: [
        'Der Tag, an dem Sie dem Anspruchsgegner zuletzt geschrieben, mit ihm telefoniert oder ihn getroffen haben, gleich wer den Anfang machte.',
      ],
    },
    lastResponse: {
      title: 'Letzte Antwort',
      text: [
        'Was hat der Anspruchsgegner zuletzt gesagt oder geschrieben? Kam keine Antwort, schreiben Sie, dass keine kam.',
      ],
    },
    representation: {
      title: 'Anwaltliche Vertretung',
      text: [
        'Sagen Sie, ob Sie anwaltlich vertreten sind, ob Sie eine Vertretung suchen oder keines von beiden.',
        'Diese Angabe ist nicht öffentlich.',
      ],
    },
    platformFees: {
      title: 'Plattformgebühren',
      text: [
        'Eine Forderung einzureichen kostet eine feste Gebühr. Wenn ein Angebot angenommen ist, wird eine Plattformgebühr in der Währung der Forderung fällig. Sie beträgt 200 bei einer Einigung bis 5.000, 5 Prozent bis 15.000 und 2 Prozent darüber.',
        'Die Einigung nennt die Partei, die die Gebühr zahlt. Diese Partei zahlt innerhalb von 10 Arbeitstagen (Montag bis Freitag).',
      ],
    },
  },

  review: {
    change: 'Ändern',
    changeField: field => `${field} ändern`,
    notAnswered: 'Noch nicht beantwortet',
    company: 'Unternehmen',
    person: 'Person',
    represents: company => `Vertritt ${company}`,
    files: 'Dokumente und Links',
    public: {
      title: 'Was die Öffentlichkeit sehen wird',
      note: 'So wird es aussehen, wenn die Antwortfrist abgelaufen ist und bis dahin niemand geantwortet hat. Alle können es lesen, und Suchmaschinen können es finden.',
      showStreet: 'Meine Straße öffentlich zeigen',
      street: 'Ihre Straße steht im Eintrag dieser Forderung und aller anderen, die Sie einreichen.',
      withheld: 'Ihre Straße steht in keinem Eintrag der Forderungen, die Sie einreichen. Die Parteien sehen sie.',
      failed: 'Ob Ihre Straße gezeigt wird, konnte nicht geändert werden',
      noStreet: 'Ihre Straße steht nicht im Eintrag.',
      profile: 'Zu Ihrem Profil',
      hidden:
        'Nicht öffentlich: Ihre Schilderung, Ihre Dokumente, ob Sie anwaltlich vertreten sind, und E-Mail-Adressen, Telefonnummern, Steuernummern und Wallets der Anspruchsgegner.',
    },
    confirmTitle: 'Bestätigen',
    disclaimerTerms: 'Ich habe die Nutzungsbedingungen gelesen und stimme ihnen zu.',
    disclaimerDocumentation: 'Meine Belege und Angaben sind nach bestem Wissen richtig.',
    disclaimerConsent: 'Ich willige ein, dass mich der Rechtsbeistand einer Partei dieser Forderung kontaktiert.',
    terms: 'Nutzungsbedingungen lesen',
  },

  submit: {
    nextTitle: 'Wie es weitergeht',
    cost: fee => `Das Einreichen kostet ${fee}. Ihre Forderung gilt als eingereicht, sobald das bezahlt ist.`,
    free: 'Das Einreichen kostet nichts. Ihre Forderung ist sofort eingereicht.',
    payFirst: 'Sie zahlen auf der nächsten Seite: mit einer Wallet, per QR-Code oder per Link für jemand anderen.',
    payFirstByBank:
      'Sie zahlen auf der nächsten Seite: per Überweisung, mit einer Wallet oder per Link für jemand anderen.',
    afterPayment: 'Sobald bezahlt ist, schreiben wir jedem Anspruchsgegner und laden ihn ein, zu antworten.',
    atOnce: 'Wir schreiben jedem Anspruchsgegner und laden ihn ein, zu antworten.',
    publishedAtOnce: 'Die Forderung ist sofort öffentlich.',
    notice: notice => [
      `Die Antwortfrist beginnt (${notice}). In dieser Zeit können Sie den Betrag noch ändern, und die Anspruchsgegner können antworten, bevor die Öffentlichkeit etwas sieht.`,
      'Nach ihrem Ablauf wird die Forderung veröffentlicht.',
    ],
    nextFailed: 'Die Gebühr konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
    summaryTitle: 'Ihre Forderung',
    locked:
      'Bis die Gebühr bezahlt ist, können Sie die Forderung zum Bearbeiten zurückholen. Danach lässt sie sich nicht mehr bearbeiten oder löschen.',
    lockedAtOnce: 'Nach dem Einreichen lässt sich die Forderung nicht mehr bearbeiten oder löschen.',
    submit: 'Einreichen',
    done: 'Die Forderung wurde eingereicht',
    failed: 'Die Forderung konnte nicht eingereicht werden',
    notReady: 'Die Forderung ist noch nicht vollständig',
    profileLacks:
      'In Ihrem Profil steht noch nicht, wer die Forderung einreicht. Bitte ergänzen Sie dort diese Angaben und kommen Sie zurück; die Forderung bleibt gespeichert:',
    ofProfile: { firstName: 'Vorname', country: 'Land', identificationId: 'Ausweis- oder Registernummer' },
    notSaved:
      'Was Sie hier zuletzt geschrieben haben, ist noch nicht gespeichert. Bitte prüfen Sie es, damit nichts Älteres eingereicht wird:',
    documents: count => `${count} Dokumente und Links`,
    oneDocument: '1 Dokument oder Link',
  },
}

export const defendants: typeof english.defendants = {
  company: 'Unternehmen als Anspruchsgegner',
  person: 'Person als Anspruchsgegner',
  add: { company: 'Unternehmen hinzufügen', person: 'Person hinzufügen' },
  seeList: count => `Liste anzeigen (${count})`,
  hideList: count => `Liste ausblenden (${count})`,
  empty: 'Noch keine Anspruchsgegner.',
  noRepresentatives: 'Noch keine Vertreter.',
  edit: 'Bearbeiten',
  editOf: name => `${name} bearbeiten`,
  remove: 'Löschen',
  removeOf: name => `${name} löschen`,
  representatives: 'Vertreter',
  addRepresentative: 'Vertreter hinzufügen',
  addRepresentativeTo: company => `Vertreter von ${company} hinzufügen`,
  dialogs: {
    addCompany: 'Unternehmen hinzufügen',
    editCompany: 'Unternehmen bearbeiten',
    addPerson: 'Person hinzufügen',
    editPerson: 'Person bearbeiten',
    addRepresentative: 'Vertreter hinzufügen',
    editRepresentative: 'Vertreter bearbeiten',
  },
  save: 'Speichern',
  fields: {
    legalName: 'Firma (rechtlicher Name)',
    taxId: 'USt-IdNr. oder Steuernummer',
    country: 'Sitzland',
    email: 'E-Mail',
    cellPhone: 'Mobiltelefon',
    website: 'Internetseite',
    linkedIn: 'LinkedIn',
    firstName: 'Vorname',
    lastName: 'Nachname',
    companyPosition: 'Funktion im Unternehmen',
    companyName: 'Name des Unternehmens',
    otherLinks: 'Weitere Links',
    otherLink: number => `Weiterer Link ${number}`,
    wallets: 'Wallets',
    wallet: number => `Wallet-Adresse ${number}`,
  },
  hints: {
    email: 'An diese Adresse geht die Einladung, zu antworten.',
    emailFixed:
      'Die E-Mail-Adresse eines Anspruchsgegners lässt sich nicht ändern. Löschen Sie den Eintrag und legen Sie ihn neu an.',
    taxId: 'Die Umsatzsteuer- oder Steuernummer. Zu finden ist sie im Impressum der Internetseite und auf Rechnungen.',
    country: 'Hier steht Ihr eigenes Land, bis Sie ein anderes wählen.',
    website: 'Zum Beispiel dach.example',
  },
  addLink: 'Link hinzufügen',
  removeLink: number => `Weiteren Link ${number} entfernen`,
  addWallet: 'Wallet hinzufügen',
  removeWallet: number => `Wallet ${number} entfernen`,
  saved: 'Der Anspruchsgegner wurde gespeichert',
  savedPlainly: 'Der Anspruchsgegner wurde gespeichert',
  saveFailed: 'Der Anspruchsgegner konnte nicht gespeichert werden',
  deleteQuestion: name => `Möchten Sie ${name} löschen?`,
  deleteCompanyText: 'Auch die Vertreter des Unternehmens werden gelöscht.',
  deleted: 'Der Anspruchsgegner wurde gelöscht',
  deleteFailed: 'Der Anspruchsgegner konnte nicht gelöscht werden',
}

export const documents: typeof english.documents = {
  listTitle: 'Dokumente und Links',
  upload: 'Datei hochladen',
  addLink: 'Link hinzufügen',
  empty: 'Noch keine Dokumente',
  emptyText: 'Laden Sie eine Datei hoch oder fügen Sie einen Link hinzu. Mindestens ein Beleg ist nötig.',
  none: 'Keine Dokumente.',
  link: 'Link',
  open: name => `${name} öffnen, in einem neuen Tab`,
  downloadOf: name => `${name} herunterladen`,
  downloading: 'Wird heruntergeladen …',
  downloadFailed: 'Das Dokument konnte nicht heruntergeladen werden',
  remove: 'Löschen',
  removeOf: name => `${name} löschen`,
  removeQuestion: name => `Möchten Sie ${name} löschen?`,
  removeText: 'Das lässt sich nicht rückgängig machen.',
  removed: 'Das Dokument wurde gelöscht',
  removeFailed: 'Das Dokument konnte nicht gelöscht werden',
  unnamed: 'Dokument',
  caption: {
    add: 'Beschreiben',
    change: 'Beschreibung ändern',
    title: name => `Was ${name} zeigt`,
    label: 'Beschreibung',
    hint: 'Zum Beispiel: die Rechnung, mit dem vereinbarten Preis auf Seite 3. Alle, die die Datei öffnen können, lesen sie.',
    save: 'Speichern',
    failed: 'Die Beschreibung konnte nicht gespeichert werden',
  },

  uploadTitle: 'Datei hochladen',
  drop: 'Dateien hierher ziehen, einfügen oder',
  choose: 'Dateien auswählen',
  dropNow: 'Loslassen, um die Dateien hochzuladen',
  rules: size => `Mehrere auf einmal, je Datei bis zu ${size}. Keine Archiv-, Audio- oder Videodateien.`,
  accepted: kinds => `Angenommen werden: ${kinds}.`,
  queue: 'Dateien, die hochgeladen werden',
  waiting: 'Wartet',
  uploading: percent => `${percent}\u00a0%`,
  checking: 'Wird geprüft …',
  done: 'Hochgeladen',
  cancelled: 'Abgebrochen',
  cancelOf: name => `Hochladen von ${name} abbrechen`,
  retry: 'Erneut versuchen',
  retryOf: name => `${name} erneut hochladen`,
  dismissOf: name => `${name} aus dieser Liste entfernen`,
  close: 'Fertig',
  progressOf: name => `Hochladen von ${name}`,
  uploaded: 'Die Datei wurde hochgeladen',
  uploadFailed: 'Die Datei konnte nicht hochgeladen werden',
  problems: {
    type: kinds => `Dateien dieser Art werden nicht angenommen. Angenommen werden: ${kinds}.`,
    size: size => `Die Datei ist größer als ${size}.`,
    empty: 'Die Datei ist leer.',
    tooMany: count => `Jede Person kann zu einer Forderung höchstens ${count} Dokumente und Links hinzufügen.`,
    total: size =>
      `Die Dateien, die eine Person zu einer Forderung hinzufügt, dürfen zusammen höchstens ${size} groß sein.`,
  },

  linkTitle: 'Link hinzufügen',
  linkDescription: 'Beschreibung',
  linkUrl: 'Adresse (URL)',
  linkHint: 'Achten Sie darauf, dass die Gegenseite ihn öffnen kann.',
  linkSubmit: 'Link hinzufügen',
  linkAdded: 'Der Link wurde hinzugefügt',
  linkFailed: 'Der Link konnte nicht hinzugefügt werden',
}
