import { type Language, locales } from '@redress/domain/people/languages.ts'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { createFormats, type Formats } from '../lib/format.ts'
import { spokenLanguage } from '../lib/spoken-language.ts'
import { type Catalogue, en, type Texts } from './en.ts'
import { catalogueOf, preferredLanguage, rememberLanguage } from './languages.ts'

export type Area = keyof Texts

interface Spoken {
  readonly catalogue: Catalogue
  readonly formats: Formats
  readonly speak: (language: Language) => Promise<void>
}

const TextsContext = createContext<Spoken>({
  catalogue: en,
  formats: createFormats(locales.en),
  speak: async () => undefined,
})

/** What routes load their areas from. */
let spoken: Promise<Catalogue> = Promise.resolve(en)

/** Begins in the preferred language; where that cannot be loaded, in English. */
export async function startTexts(): Promise<Catalogue> {
  spoken = catalogueOf(preferredLanguage()).catch(() => en)
  const catalogue = await spoken
  spokenLanguage.set(catalogue.language)
  return catalogue
}

/** Begins with a language; {@link useLanguage} changes it. */
export function TextsProvider({ catalogue: first = en, children }: { catalogue?: Catalogue; children: ReactNode }) {
  const [catalogue, setCatalogue] = useState(first)
  const speak = useCallback(
    async (language: Language) => {
      const next = await catalogueOf(language)
      await loadTexts(loadedAreas(catalogue), next)
      spoken = Promise.resolve(next)
      spokenLanguage.set(language)
      rememberLanguage(language)
      startTransition(() => setCatalogue(next))
    },
    [catalogue],
  )
  const value = useMemo(
    () => ({ catalogue, formats: createFormats(locales[catalogue.language]), speak }),
    [catalogue, speak],
  )
  useEffect(() => {
    document.documentElement.lang = catalogue.language
  }, [catalogue])
  return <TextsContext value={value}>{children}</TextsContext>
}

const loading = new WeakMap<object, Promise<unknown>>()
const loaded = new WeakMap<object, unknown>()

/** Starts to load areas, so that {@link useTexts} finds them there; a page's route calls it beside the page's import. */
export async function loadTexts(areas: readonly Area[], catalogue?: Catalogue): Promise<void> {
  const from = catalogue ?? (await spoken)
  await Promise.all(areas.map(area => load(from.areas[area])))
}

function load<T>(source: T | (() => Promise<T>)): Promise<T> {
  if (!isLoader(source)) return Promise.resolve(source)
  let promise = loading.get(source) as Promise<T> | undefined
  if (!promise) {
    promise = source().then(texts => {
      loaded.set(source, texts)
      return texts
    })
    promise.catch(() => loading.delete(source))
    loading.set(source, promise)
  }
  return promise
}

const isLoader = <T,>(source: T | (() => Promise<T>)): source is () => Promise<T> => typeof source === 'function'

const loadedAreas = ({ areas }: Catalogue): Area[] =>
  (Object.keys(areas) as Area[]).filter(area => {
    const source: unknown = areas[area]
    return isLoader(source) && loaded.has(source)
  })

/** The texts of one area in the language that is spoken; waits in Suspense where the area is not there yet. */
export function useTexts<A extends Area>(area: A): Texts[A] {
  const source: Texts[A] | (() => Promise<Texts[A]>) = useContext(TextsContext).catalogue.areas[area]
  if (!isLoader(source)) return source
  const texts = loaded.get(source) as Texts[A] | undefined
  return texts ?? use(load(source))
}

export const useFormats = (): Formats => useContext(TextsContext).formats

export function useLanguage() {
  const { catalogue, speak } = useContext(TextsContext)
  return { language: catalogue.language, speak }
}
