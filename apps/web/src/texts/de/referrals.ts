import type { referrals as english } from '../en/referrals.ts'

export const referrals: typeof english = {
  documentTitle: 'Empfehlungen',
  title: count => `Ihre Empfehlungen (${count})`,
  lead: 'Hier steht, wer sich über Ihren Link registriert hat.',
  columns: { username: 'Benutzername', registered: 'Registriert am', status: 'Stand der Forderung' },
  noClaims: 'keine Forderungen',
  empty: 'Über Ihren Link hat sich noch niemand registriert.',
  emptyText: 'Teilen Sie Ihren Link mit Menschen, denen er nützen könnte.',
  link: 'Empfehlungslink kopieren',
  copied: 'Ihr Empfehlungslink ist in der Zwischenablage',
  failed: 'Die Empfehlungen konnten nicht geladen werden',
}
