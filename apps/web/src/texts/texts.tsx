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

/** Stores the language in a cookie, which server rendering reads too. */
function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${cookie}=${language}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax`
}

const remembered = (): Language | undefined =>
  languages.find(language => document.cookie.split('; ').includes(`${cookie}=${language}`))

/** Language from the URL of links in mail, whose reader may prefer another one than this browser. */
const addressed = (): Language | undefined =>
  languages.find(language => language === new URLSearchParams(location.search).get('language'))

/**
 * Language of the URL, which is then stored; else the one chosen before in this browser; else the browser's first
 * supported language.
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
  /** Time of server rendering; `null` after hydration, or if the browser rendered the page. */
  readonly drawnAt: Date | null
}

const TextsContext = createContext<TextsValue>({
  catalogue: english,
  formats: createFormats(locales.en),
  changeLanguage: async () => undefined,
  drawnAt: null,
})

/** Catalogue from which routes load their text areas. */
let current: Promise<Catalogue> = Promise.resolve(english)

/** Loads the first catalogue, by default in the preferred language; English if that fails. */
export async function startTexts(language?: Language): Promise<Catalogue> {
  const preferred = preferredLanguage()
  current = catalogueOf(language ?? preferred).catch(() => english)
  const catalogue = await current
  currentLanguage.set(catalogue.language)
  return catalogue
}

interface ProviderProps {
  catalogue?: Catalogue
  /** Time at which the server rendered the page, if it did. */
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
  // Deferred, because all components that show times render again, which must not delay input.
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

/** Preloads areas for {@link useTexts}. A route calls it in parallel with the import of its component. */
export async function loadTexts(areas: readonly Area[], catalogue?: Catalogue): Promise<void> {
  const from = catalogue ?? (await current)
  await Promise.all(areas.map(from.load))
}

/**
 * Texts of one area in the current language; suspends until they are loaded. Loaded texts also go through `use`,
 * because React matches a component that suspended by its `use` calls.
 */
export function useTexts<A extends Area>(area: A): PageTexts[A] {
  const { catalogue } = useContext(TextsContext)
  return (catalogue.atOnce(area) ?? use(catalogue.load(area)))[area]
}

export const useFormats = (): Formats => useContext(TextsContext).formats

/** The current time. Until hydration, the time of server rendering, because this browser's clock may differ. */
export const useClock = (): Date => useContext(TextsContext).drawnAt ?? new Date()

/**
 * Whether the page may show data that only this browser has. Unlike {@link useIsHydrated} it also turns true in a
 * render that waits for lazy parts, which would otherwise be discarded.
 */
export const useIsTakenOver = (): boolean => useContext(TextsContext).drawnAt === null

export function useLanguage() {
  const { catalogue, changeLanguage } = useContext(TextsContext)
  return { language: catalogue.language, changeLanguage }
}
