import { layout } from './en/layout.ts'
import { ui } from './en/ui.ts'

/**
 * All texts that people read, by area. An area given as a function is loaded with the first page that needs it.
 * A new area is one line here and one file in `en/`.
 */
const areas = {
  ui,
  layout,
  status: () => import('./en/status.ts').then(module => module.status),
  home: () => import('./en/home.ts').then(module => module.home),
  about: () => import('./en/about.ts').then(module => module.about),
  steps: () => import('./en/steps.ts').then(module => module.steps),
  faq: () => import('./en/faq.ts').then(module => module.faq),
  legal: () => import('./en/legal.ts').then(module => module.legal),
}

type Loaded<Source> = Source extends () => Promise<infer T> ? T : Source

export type Texts = { readonly [Area in keyof typeof areas]: Loaded<(typeof areas)[Area]> }

export interface Catalogue {
  readonly locale: string
  readonly areas: { readonly [Area in keyof Texts]: Texts[Area] | (() => Promise<Texts[Area]>) }
}

export const en: Catalogue = { locale: 'en-US', areas }
