import type { legal as english } from '../en/legal.ts'

const privacy: typeof english.privacy = {
  title: 'Datenschutz',
  lead: 'Was wir über Sie speichern, wer es sieht und was Sie tun können.',
  clauses: [
    {
      title: 'Was wir speichern',
      text: [
        'Ihr Konto: Namen, E-Mail-Adressen, Anschrift, Land, Ausweis- oder Registernummer und Benutzername. Ihr Passwort speichern wir nur als Hashwert, der sich nicht zurückrechnen lässt.',
        'Ihre Forderungen: was Sie schreiben, die Dokumente und Links, die Sie beifügen, die Anspruchsgegner, die Sie nennen, Angebote und den Verlauf jedes Schritts.',
        'Zahlungen: den Betrag, die Referenz und die Adresse der Wallet, die gezahlt hat. Die Schlüssel einer Wallet sehen und verwahren wir nie.',
      ],
    },
    {
      title: 'Wer es sieht',
      text: [
        'Alle können bei einer veröffentlichten Forderung Datum, Art, Betrag, Status und Rechtsordnung sehen, dazu Name, Ort und Land des Anspruchstellers und die Namen der Anspruchsgegner. Die Anschrift des Anspruchstellers wird angezeigt, wo ein Land angegeben ist.',
        'Angemeldete Mitglieder mit bestätigter E-Mail-Adresse sehen außerdem die Angabe zur anwaltlichen Vertretung und die Kontaktdaten von Anspruchsgegnern, die in veröffentlichten Forderungen genannt sind.',
        'Die Schilderung, die Dokumente, die Einigungen und den Verlauf sehen nur die Parteien.',
      ],
    },
    {
      title: 'Wenn jemand Sie in einer Forderung nennt',
      text: [
        'Der Anspruchsteller hat uns Ihren Namen und Ihre E-Mail-Adresse gegeben, damit Sie antworten können. Wir nutzen die Adresse, um Sie über die Forderung zu informieren, und zeigen sie der Öffentlichkeit nicht.',
        'Nennt eine Forderung die falsche Person oder behauptet sie Unwahres, bestreiten Sie sie. Ihre Antwort wird Teil des Eintrags.',
      ],
    },
    {
      title: 'Cookies und Speicher',
      text: [
        'Wir setzen zwei Cookies, die Sie angemeldet halten. Skripte können sie nicht lesen, und sie werden an niemanden sonst gesendet. Außerdem merkt sich Ihr Browser Ihren letzten Suchbegriff und die Sprache, die Sie wählen. Es gibt keine Werbung und kein Tracking.',
      ],
    },
    {
      title: 'Wie lange',
      text: [
        'Ein Entwurf, den Sie löschen, ist mit seinen Dokumenten weg. Eine veröffentlichte Forderung bleibt als Eintrag bestehen, auch nachdem sie beigelegt ist. Was in eine öffentliche Blockchain geschrieben wurde, kann niemand entfernen.',
      ],
    },
    {
      title: 'Ihre Rechte',
      text: [
        'Unter „Profil“ können Sie Ihre Daten einsehen und berichtigen. Soweit Ihnen das Gesetz ein Recht auf Auskunft, Löschung oder Widerspruch gibt, üben Sie es aus, indem Sie uns von Ihrer bestätigten E-Mail-Adresse schreiben.',
      ],
    },
  ],
}

const terms: typeof english.terms = {
  title: 'Nutzungsbedingungen',
  lead: 'Die Regeln für die Nutzung von Redress in der Betaphase, in einfachen Worten.',
  clauses: [
    {
      title: 'Was wir anbieten',
      text: [
        'Mit Redress können Privatpersonen und Unternehmen Geldforderungen einreichen, beantworten und sich einigen. Wir entscheiden keine Streitigkeiten, vertreten niemanden und geben keine Rechtsberatung.',
        'Redress ist in der Betaphase. Teile davon können sich ändern, und Gebühren werden über ein Blockchain-Testnetz abgerechnet.',
      ],
    },
    {
      title: 'Ihr Konto',
      text: [
        'Verwenden Sie Ihren eigenen Namen und eine E-Mail-Adresse, die Sie lesen können. Behalten Sie Ihr Passwort für sich. Sie sind verantwortlich für das, was mit Ihrem Konto geschieht.',
      ],
    },
    {
      title: 'Eine Forderung einreichen',
      text: [
        'Reichen Sie nur ein, was Sie für wahr halten und belegen können. Reichen Sie nichts ein, um zu schikanieren, zu drohen oder irrezuführen.',
        'Sie können nur eine begrenzte Zahl offener Forderungen zugleich haben. Das Einreichen kostet eine Gebühr, die Sie vor der Zahlung sehen und die nicht erstattet wird.',
        'Eine eingereichte Forderung lässt sich nicht zurückziehen. Sie wird veröffentlicht, wenn ihre Antwortfrist abgelaufen ist.',
      ],
    },
    {
      title: 'Auf eine Forderung antworten',
      text: [
        'Ein Anspruchsgegner kann eine Forderung bestreiten, eine Einigung vorschlagen oder zahlen. Der Code, der Sie mit einer Forderung verknüpft, ist persönlich: Geben Sie ihn nicht weiter.',
      ],
    },
    {
      title: 'Einigungen und Gebühren',
      text: [
        'Eine Einigung bindet die Parteien als Vereinbarung zwischen ihnen, sobald eine Seite angenommen hat, was die andere vorgeschlagen hat. Die als Kostenträger benannte Partei zahlt die Plattformgebühr innerhalb von 10 Werktagen.',
        'Ist sie bezahlt, gilt die Forderung als zugunsten einer Partei beigelegt. Dieser Eintrag bleibt öffentlich.',
      ],
    },
    {
      title: 'Zahlungen',
      text: [
        'Gebühren zahlen Sie aus Ihrer eigenen Wallet an die angezeigte Adresse, mit der Referenz genau dieser Zahlung. Eine Zahlung zählt, wenn das Netzwerk sie endgültig bestätigt hat. Was zu viel oder versehentlich gesendet wurde, wird gesondert verwahrt und auf Wunsch zurückgegeben.',
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

export const legal: typeof english = { privacy, terms, contents: 'Auf dieser Seite' }
