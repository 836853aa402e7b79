import type { Language } from '@redress/domain/people/languages.ts'
import { layout } from './en/layout.ts'
import { status } from './en/status.ts'
import { ui } from './en/ui.ts'
import { vocabulary } from './en/vocabulary.ts'
import { wire } from './en/wire.ts'

/**
 * All texts that people read, by area. An area given as a function is loaded with the first page that needs it.
 * A new area is one line here and one file in `en/`, and the same in every other language.
 */
const areas = {
  ui,
  layout,
  status,
  vocabulary,
  wire,
  home: () => import('./en/home.ts').then(module => module.home),
  about: () => import('./en/about.ts').then(module => module.about),
  steps: () => import('./en/steps.ts').then(module => module.steps),
  faq: () => import('./en/faq.ts').then(module => module.faq),
  legal: () => import('./en/legal.ts').then(module => module.legal),
  payment: () => import('./en/payment.ts').then(module => module.payment),
  search: () => import('./en/search.ts').then(module => module.search),
  records: () => import('./en/records.ts').then(module => module.records),
  auth: () => import('./en/auth.ts').then(module => module.auth),
  dashboardHome: () => import('./en/dashboard-home.ts').then(module => module.dashboardHome),
  takeover: () => import('./en/takeover.ts').then(module => module.takeover),
  profile: () => import('./en/profile.ts').then(module => module.profile),
  referrals: () => import('./en/referrals.ts').then(module => module.referrals),
  wallets: () => import('./en/wallets.ts').then(module => module.wallets),
  notifications: () => import('./en/notifications.ts').then(module => module.notifications),
  userProfile: () => import('./en/user-profile.ts').then(module => module.userProfile),
  claims: () => import('./en/claims.ts').then(module => module.claims),
  filing: () => import('./en/filing.ts').then(module => module.filing),
  defendants: () => import('./en/defendants.ts').then(module => module.defendants),
  documents: () => import('./en/documents.ts').then(module => module.documents),
  resolutions: () => import('./en/resolutions.ts').then(module => module.resolutions),
}

type Loaded<Source> = Source extends () => Promise<infer T> ? T : Source

export type Texts = { readonly [Area in keyof typeof areas]: Loaded<(typeof areas)[Area]> }

export interface Catalogue {
  readonly language: Language
  readonly areas: { readonly [Area in keyof Texts]: Texts[Area] | (() => Promise<Texts[Area]>) }
}

export const en: Catalogue = { language: 'en', areas }
