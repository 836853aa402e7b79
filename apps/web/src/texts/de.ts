import { layout } from './de/layout.ts'
import { status } from './de/status.ts'
import { ui } from './de/ui.ts'
import { vocabulary } from './de/vocabulary.ts'
import { wire } from './de/wire.ts'
import type { Catalogue } from './en.ts'

/** German, loaded only where it is chosen. */
export const de: Catalogue = {
  language: 'de',
  areas: {
    ui,
    layout,
    status,
    vocabulary,
    wire,
    home: () => import('./de/home.ts').then(module => module.home),
    about: () => import('./de/about.ts').then(module => module.about),
    steps: () => import('./de/steps.ts').then(module => module.steps),
    faq: () => import('./de/faq.ts').then(module => module.faq),
    legal: () => import('./de/legal.ts').then(module => module.legal),
    payment: () => import('./de/payment.ts').then(module => module.payment),
    search: () => import('./de/search.ts').then(module => module.search),
    records: () => import('./de/records.ts').then(module => module.records),
    auth: () => import('./de/auth.ts').then(module => module.auth),
    dashboardHome: () => import('./de/dashboard-home.ts').then(module => module.dashboardHome),
    takeover: () => import('./de/takeover.ts').then(module => module.takeover),
    profile: () => import('./de/profile.ts').then(module => module.profile),
    referrals: () => import('./de/referrals.ts').then(module => module.referrals),
    wallets: () => import('./de/wallets.ts').then(module => module.wallets),
    notifications: () => import('./de/notifications.ts').then(module => module.notifications),
    userProfile: () => import('./de/user-profile.ts').then(module => module.userProfile),
    claims: () => import('./de/claims.ts').then(module => module.claims),
    filing: () => import('./de/filing.ts').then(module => module.filing),
    defendants: () => import('./de/defendants.ts').then(module => module.defendants),
    documents: () => import('./de/documents.ts').then(module => module.documents),
    resolutions: () => import('./de/resolutions.ts').then(module => module.resolutions),
  },
}
