import type { userProfile as english } from '../en/user-profile.ts'

export const userProfile: typeof english = {
  title: 'Öffentliches Profil',
  username: username => `@${username}`,
  notFound: 'Das Mitglied wurde nicht gefunden.',
  notFoundAction: 'Verzeichnis durchsuchen',
  failed: 'Es ist etwas schiefgegangen',
  about: 'Zur Person',
  country: 'Land',
  memberSince: 'Mitglied seit',
  claims: {
    title: count => `Öffentliche Forderungen (${count})`,
    caption: 'Öffentliche Forderungen',
    type: 'Art',
    date: 'Datum',
    status: 'Stand',
    empty: 'Keine Forderungen gefunden.',
    emptyText: 'Nichts, was dieses Mitglied eingereicht hat, ist öffentlich.',
  },
}
