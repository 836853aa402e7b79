import type * as english from '../../en/page/bidding.ts'

export const bidding: typeof english.bidding = {
  title: 'Verdeckte Gebote',
  about: [
    'Jede Seite gibt geheim einen Betrag ein: was der Anspruchsteller mindestens nimmt, und was der Anspruchsgegner höchstens zahlt.',
    'Treffen sich beide, ist die Mitte sofort vereinbart, und jede Seite kann daraus das Gebot der anderen errechnen.',
    'Treffen sie sich nicht, erfahren beide nur das, in bis zu drei Runden. Gebote sind verschlüsselt gespeichert, niemand sieht sie, und am Ende werden sie gelöscht.',
  ],
  close:
    'Liegen die Gebote der dritten Runde höchstens 10 % der Forderung auseinander, werden beide Seiten gefragt, ob sie der Mitte zustimmen.',
  freely: 'Beide Seiten müssen zustimmen. Jede kann jederzeit aufhören, und jedes Angebot beendet die Gebote.',
  ask: 'Um verdeckte Gebote bitten',
  askDialog: {
    title: 'Um verdeckte Gebote bitten',
    effect:
      'Die Gegenseite erfährt es und kann zustimmen oder ablehnen. Vorher gibt niemand einen Betrag ein. Sie können die Bitte zurücknehmen.',
    costOwner: 'Wer die Plattformgebühr zahlt, wenn es zur Einigung kommt',
    me: party => `${party} (Sie)`,
    asked: 'Sie haben um verdeckte Gebote gebeten. Die Gegenseite erfährt es.',
  },
  asked: {
    own: 'Ihre Seite hat um verdeckte Gebote gebeten.',
    other: 'Die Gegenseite bittet um verdeckte Gebote.',
  },
  feeOwn: 'Kommt es zur Einigung, zahlt Ihre Seite die Plattformgebühr.',
  feeOther: 'Kommt es zur Einigung, zahlt die Gegenseite die Plattformgebühr.',
  until: date => `Möglich bis zum ${date}. Danach endet es von selbst.`,
  agree: 'Verdeckten Geboten zustimmen',
  agreed: 'Sie haben verdeckten Geboten zugestimmt und können jetzt Ihr Gebot abgeben.',
  decline: 'Ablehnen',
  takeBack: 'Zurücknehmen',
  round: round => `Runde ${round} von 3`,
  notMet: round => `Die Gebote der Runde ${round} haben sich nicht getroffen.`,
  lastRound: 'Das ist die letzte Runde.',
  label: {
    Plaintiff: 'Was Sie mindestens nehmen',
    Defendant: 'Was Sie höchstens zahlen',
  },
  hint: most => `Höchstens ${most}, der Betrag der Forderung.`,
  final:
    'Ein Gebot lässt sich in seiner Runde nicht ändern. Notieren Sie es: Es wird nicht noch einmal gezeigt, auch Ihnen nicht.',
  enter: 'Gebot abgeben',
  entered: 'Sie haben Ihr Gebot abgegeben. Niemand bekommt es zu sehen.',
  ownGiven: 'Das Gebot Ihrer Seite ist abgegeben.',
  otherGiven: 'Die Gegenseite hat ihr Gebot abgegeben.',
  otherMissing: 'Die Gegenseite hat ihr Gebot noch nicht abgegeben.',
  middle: {
    question:
      'Die Gebote haben sich in drei Runden nicht getroffen, liegen aber nah beieinander. Stimmen Sie der Mitte dazwischen zu?',
    where: {
      Plaintiff: amount => `Sie liegt höchstens ${amount} unter Ihrem letzten Gebot. Das sind 5 % der Forderung.`,
      Defendant: amount => `Sie liegt höchstens ${amount} über Ihrem letzten Gebot. Das sind 5 % der Forderung.`,
    },
    effect:
      'Stimmen beide zu, ist das sofort ein angenommenes Angebot. Sonst endet es, und wir sagen keiner Seite, was die andere geantwortet hat. Wer zugestimmt hat, kann daraus schließen, dass die Gegenseite es nicht tat.',
    agree: 'Der Mitte zustimmen',
    decline: 'Nicht zustimmen',
    given:
      'Sie stimmen der Mitte zu. Entschieden ist es, sobald die Gegenseite geantwortet hat oder ihre Zeit abgelaufen ist.',
    agreed: 'Sie haben der Mitte zugestimmt.',
  },
  leave: 'Verdeckte Gebote beenden',
  questions: {
    agree: 'Verdeckten Geboten zustimmen?',
    leave: 'Verdeckte Gebote beenden?',
    leaveText: 'Was eingegeben wurde, wird gelöscht. Beide Seiten können wie zuvor Angebote machen.',
    middle: 'Der Mitte zustimmen?',
    middleText: 'Stimmt auch die Gegenseite zu, haben Sie eine Einigung, die beide bindet.',
    bid: amount => `${amount} bieten?`,
    bidText: {
      Plaintiff: 'Zahlt die Gegenseite so viel oder mehr, haben Sie sofort eine Einigung.',
      Defendant: 'Nimmt die Gegenseite so viel oder weniger, haben Sie sofort eine Einigung.',
    },
  },
  left: 'Sie haben die verdeckten Gebote beendet. Was eingegeben wurde, ist gelöscht.',
  failed: 'Das ließ sich nicht speichern',
  anothers:
    'Verdeckte Gebote betreffen einen anderen Anspruchsgegner und den Anspruchsteller. Von Ihnen wird nichts verlangt.',
  endings: {
    declined: 'Verdeckte Gebote wurden abgelehnt.',
    'taken back': 'Die Bitte um verdeckte Gebote wurde zurückgenommen.',
    left: 'Eine Seite hat die verdeckten Gebote beendet.',
    expired: 'Die verdeckten Gebote sind beendet, weil ihre Zeit abgelaufen ist.',
    'not met': 'Die verdeckten Gebote haben sich in drei Runden nicht getroffen und sind beendet.',
    'no middle': 'Auf die Mitte haben sich die Seiten nicht geeinigt; die verdeckten Gebote sind beendet.',
    replaced: 'Die verdeckten Gebote sind beendet, weil jetzt jemand anderes für einen Anspruchsgegner antwortet.',
    unreadable:
      'Die verdeckten Gebote sind durch einen Fehler dieser Website beendet: Ein Gebot ist nicht mehr lesbar.',
  },
  deleted: 'Was eingegeben wurde, ist gelöscht.',
}
