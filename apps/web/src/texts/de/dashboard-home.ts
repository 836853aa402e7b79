import type { dashboardHome as english } from '../en/dashboard-home.ts'

export const dashboardHome: typeof english = {
  documentTitle: 'Übersicht',
  greeting: firstName => `Guten Tag, ${firstName}`,
  share: 'Teilen',
  shared: 'Der Link zu Ihrem Profil ist in der Zwischenablage',
  highlights: {
    title: 'Forderungen auf einen Blick',
    against: 'Forderungen gegen mich',
    created: 'Meine Forderungen',
    active: 'Offene Forderungen',
    disputed: 'Bestrittene Forderungen',
    failed: 'Die Forderungen konnten nicht geladen werden',
  },
  start: {
    title: 'So fangen Sie an',
    text: 'Sie haben noch keine Forderungen. Reichen Sie eine ein, oder lösen Sie den Code aus unserer E-Mail ein, um auf eine Forderung gegen Sie zu antworten.',
    file: 'Neue Forderung',
    takeover: 'Code einlösen',
  },
  news: { title: 'Neuigkeiten', all: 'Alle Mitteilungen' },
  social: { title: 'Soziale Netzwerke', none: 'In Ihrem Profil sind keine Links zu sozialen Netzwerken angegeben.' },
}
