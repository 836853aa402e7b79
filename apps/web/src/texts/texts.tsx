import { languageCookie } from '@redress/contract/language-cookie.ts'
import { type Language, languageFor, languages, locales } from '@redress/domain/people/languages.ts'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { currentLanguage } from '../lib/current-language.ts'
import { createFormats, type Formats } from '../lib/format.ts'
import { useIsHydrated } from '../lib/hydration.ts'
import { type Area, type Catalogue, catalogueOf, english, type PageTexts } from './catalogue.ts'

const { name: cookie, maxAgeSeconds } = languageCookie

/** In a cookie, which the server that draws the page reads too. */
function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${cookie}=${language}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax`
}

const remembered = (): Language | undefined =>
  languages.find(language => document.cookie.split('; ').includes(`${cookie}=${language}`))

/** Stands in links of mail whose reader may know another language better. */
const addressed = (): Language | undefined =>
  languages.find(language => language === new URLSearchParams(location.search).get('language'))

/**
 * What the address asks for, which is remembered; what was chosen in this browser before; otherwise the first of the
 * browser's languages that there is.
 */
export function preferredLanguage(): Language {
  const asked = addressed()
  if (asked !== undefined) {
    rememberLanguage(asked)
    return asked
  }
  return remembered() ?? languageFor(navigator.languages)
}

interface TextsValue {
  readonly catalogue: Catalogue
  readonly formats: Formats
  readonly changeLanguage: (language: Language) => Promise<void>
  /** When the server drew what is shown; `null` where the browser drew it, or has taken it over. */
  readonly drawnAt: Date | null
}

const TextsContext = createContext<TextsValue>({
  catalogue: english,
  formats: createFormats(locales.en),
  changeLanguage: async () => undefined,
  drawnAt: null,
})

/** What routes load their areas from. */
let current: Promise<Catalogue> = Promise.resolve(english)

/** Begins in a language, by default the preferred one; where it cannot be loaded, in English. */
export async function startTexts(language?: Language): Promise<Catalogue> {
  const preferred = preferredLanguage()
  current = catalogueOf(language ?? preferred).catch(() => english)
  const catalogue = await current
  currentLanguage.set(catalogue.language)
  return catalogue
}

interface ProviderProps {
  catalogue?: Catalogue
  /** Of a page that arrives drawn. */
  drawnAt?: Date | undefined
  children: ReactNode
}

/** Begins with a language; {@link useLanguage} changes it. */
export function TextsProvider({ catalogue: first = english, drawnAt, children }: ProviderProps) {
  const [catalogue, setCatalogue] = useState(first)
  const changeLanguage = useCallback(
    async (language: Language) => {
      const next = await catalogueOf(language)
      await loadTexts(catalogue.loadedAreas(), next)
      current = Promise.resolve(next)
      currentLanguage.set(language)
      rememberLanguage(language)
      startTransition(() => setCatalogue(next))
    },
    [catalogue],
  )
  // All that shows times is drawn again for it, which must not keep a press waiting.
  const isTakenOver = useDeferredValue(useIsHydrated())
  const value = useMemo(
    () => ({
      catalogue,
      formats: createFormats(locales[catalogue.language], isTakenOver ? undefined : 'UTC'),
      changeLanguage,
      drawnAt: isTakenOver ? null : (drawnAt ?? null),
    }),
    [catalogue, changeLanguage, isTakenOver, drawnAt],
  )
  useEffect(() => {
    document.documentElement.lang = catalogue.language
  }, [catalogue])
  return <TextsContext value={value}>{children}</TextsContext>
}

/** Starts to load areas, so that {@link useTexts} finds them there; a route calls it beside the import of its component. */
export async function loadTexts(areas: readonly Area[], catalogue?: Catalogue): Promise<void> {
  const from = catalogue ?? (await current)
  await Promise.all(areas.map(from.load))
}

/**
 * The texts of one area in the current language; waits in Suspense where they are not loaded yet. What has been loaded goes
 * through `use` too: a component that has waited is drawn again, and React knows it again by its uses alone.
 */
export function useTexts<A extends Area>(area: A): PageTexts[A] {
  const { catalogue } = useContext(TextsContext)
  return (catalogue.atOnce(area) ?? use(catalogue.load(area)))[area]
}

export const useFormats = (): Formats => useContext(TextsContext).formats

/** The time; that of the server's drawing until it is taken over, as the clock of this browser may say another. */
export const useClock = (): Date => useContext(TextsContext).drawnAt ?? new Date()

/**
 * Whether the page shows what only this browser knows. Unlike {@link useIsHydrated} it turns true in a drawing that waits
 * for lazy parts, which would otherwise be thrown away and drawn anew.
 */
export const useIsTakenOver = (): boolean => useContext(TextsContext).drawnAt === null

export function useLanguage() {
  const { catalogue, changeLanguage } = useContext(TextsContext)
  return { language: catalogue.language, changeLanguage }
}
