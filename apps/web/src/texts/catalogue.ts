import type { Language } from '@redress/domain/people/languages.ts'
import * as frame from '@redress/texts/en/page/frame.ts'
import type { FulfilledReactPromise } from 'react'
import { unbroken } from './unbroken.ts'

/** The files of a language's folder, as the English ones define them. Each exports areas of texts. */
interface Files {
  /** Texts of the frame and of the home page, which most visitors open first. */
  readonly frame: typeof frame
  readonly information: typeof import('@redress/texts/en/page/information.ts')
  readonly account: typeof import('@redress/texts/en/page/account.ts')
  readonly authentication: typeof import('@redress/texts/en/page/authentication.ts')
  readonly security: typeof import('@redress/texts/en/page/security.ts')
  readonly takeover: typeof import('@redress/texts/en/page/takeover.ts')
  readonly claims: typeof import('@redress/texts/en/page/claims.ts')
  readonly history: typeof import('@redress/texts/en/page/history.ts')
  readonly records: typeof import('@redress/texts/en/page/records.ts')
  readonly messages: typeof import('@redress/texts/en/page/messages.ts')
  readonly filing: typeof import('@redress/texts/en/page/filing.ts')
  readonly settlement: typeof import('@redress/texts/en/page/settlement.ts')
  readonly performance: typeof import('@redress/texts/en/page/performance.ts')
  readonly verification: typeof import('@redress/texts/en/page/verification.ts')
  readonly bidding: typeof import('@redress/texts/en/page/bidding.ts')
  readonly answer: typeof import('@redress/texts/en/page/answer.ts')
  readonly redactions: typeof import('@redress/texts/en/page/redactions.ts')
  readonly transparency: typeof import('@redress/texts/en/page/transparency.ts')
  readonly operator: typeof import('@redress/texts/en/page/operator.ts')
}
type FileName = keyof Files

export type PageTexts = Files['frame'] &
  Files['information'] &
  Files['account'] &
  Files['authentication'] &
  Files['security'] &
  Files['takeover'] &
  Files['claims'] &
  Files['history'] &
  Files['records'] &
  Files['messages'] &
  Files['filing'] &
  Files['settlement'] &
  Files['performance'] &
  Files['verification'] &
  Files['bidding'] &
  Files['answer'] &
  Files['redactions'] &
  Files['transparency'] &
  Files['operator']
export type Area = keyof PageTexts

/** File of each text area. */
export const fileOf = {
  ui: 'frame',
  layout: 'frame',
  feeMeans: 'frame',
  home: 'frame',
  status: 'frame',
  sentences: 'frame',
  vocabulary: 'frame',
  wire: 'frame',
  about: 'information',
  steps: 'information',
  faq: 'information',
  legal: 'information',
  auth: 'authentication',
  dashboard: 'account',
  dashboardHome: 'account',
  turns: 'account',
  profile: 'account',
  referrals: 'account',
  wallets: 'account',
  accountChange: 'security',
  activity: 'security',
  secondFactor: 'security',
  dataExport: 'security',
  accountClosure: 'security',
  takeover: 'takeover',
  notifications: 'account',
  userProfile: 'account',
  search: 'account',
  claims: 'claims',
  offers: 'claims',
  history: 'history',
  records: 'records',
  messages: 'messages',
  filing: 'filing',
  defendants: 'filing',
  documents: 'filing',
  resolutions: 'settlement',
  payment: 'settlement',
  dispute: 'settlement',
  performance: 'performance',
  verification: 'verification',
  bidding: 'bidding',
  answer: 'answer',
  redactions: 'redactions',
  grounds: 'transparency',
  restrictions: 'transparency',
  transparency: 'transparency',
  moderation: 'operator',
  staff: 'operator',
} as const satisfies {
  readonly [A in Area]: { [File in FileName]: A extends keyof Files[File] ? File : never }[FileName]
}

export const areas = Object.keys(fileOf) as Area[]

/** The texts of one language, as far as they are loaded. */
export interface Catalogue {
  readonly language: Language
  /**
   * Loads the file of an area. All callers get the same promise, which `use` reads synchronously once it has settled.
   */
  readonly load: <A extends Area>(area: A) => Promise<Pick<PageTexts, A>>
  /** Texts bundled with the catalogue, available without waiting; `undefined` for other areas. */
  readonly atOnce: <A extends Area>(area: A) => Pick<PageTexts, A> | undefined
  readonly loadedAreas: () => readonly Area[]
}

type LoadFile = (file: FileName) => Promise<Partial<PageTexts>>

/** Marks a promise as fulfilled, so that React's `use` does not suspend when it first reads it. */
const fulfilled = <T>(promise: Promise<T>, value: T): FulfilledReactPromise<T> & Promise<T> =>
  Object.assign(promise, { status: 'fulfilled' as const, value })

export function createCatalogue(language: Language, first: Files['frame'], loadFile: LoadFile): Catalogue {
  const frame = unbroken({ ...first })
  const loading = new Map<FileName, Promise<Partial<PageTexts>>>([['frame', Promise.resolve(frame)]])
  const loaded = new Set<FileName>(['frame'])
  const load = (file: FileName) => {
    const known = loading.get(file)
    if (known) return known
    const started = loadFile(file).then(texts => unbroken({ ...texts }))
    loading.set(file, started)
    started.then(
      texts => {
        fulfilled(started, texts)
        loaded.add(file)
      },
      () => loading.delete(file),
    )
    return started
  }
  return {
    language,
    load: <A extends Area>(area: A) => load(fileOf[area]) as Promise<Pick<PageTexts, A>>,
    atOnce: <A extends Area>(area: A) =>
      fileOf[area] === 'frame' ? (frame as Partial<PageTexts> as Pick<PageTexts, A>) : undefined,
    loadedAreas: () => areas.filter(area => loaded.has(fileOf[area])),
  }
}

// Languages are found by their folders; there is no registry.
const files = import.meta.glob<Partial<PageTexts>>(['./*/page/*.ts', '!./en/page/frame.ts'], {
  base: '../../../../packages/texts/src',
})

export async function loadFile(language: Language, file: FileName): Promise<Partial<PageTexts>> {
  const load = files[`./${language}/page/${file}.ts`]
  if (!load) throw new Error(`There are no texts ${language}/page/${file}.ts`)
  return load()
}

/** English is bundled with the page. It is the fallback if another language cannot be loaded. */
export const english = createCatalogue('en', frame, file => loadFile('en', file))

const catalogues = new Map<Language, Promise<Catalogue>>([['en', Promise.resolve(english)]])

/** Catalogue of a language, with the frame's texts loaded. */
export function catalogueOf(language: Language): Promise<Catalogue> {
  const known = catalogues.get(language)
  if (known) return known
  const started = loadFile(language, 'frame').then(loaded =>
    createCatalogue(language, loaded as Files['frame'], file => loadFile(language, file)),
  )
  started.catch(() => catalogues.delete(language))
  catalogues.set(language, started)
  return started
}
