import { createContext, type ReactNode, use, useContext, useEffect, useMemo } from 'react'
import { createFormats, type Formats } from '../lib/format.ts'
import { type Catalogue, en, type Texts } from './en.ts'

export type Area = keyof Texts

const TextsContext = createContext<{ catalogue: Catalogue; formats: Formats }>({
  catalogue: en,
  formats: createFormats(en.locale),
})

/** A second language is another {@link Catalogue}, imported when it is chosen and handed in here. */
export function TextsProvider({ catalogue = en, children }: { catalogue?: Catalogue; children: ReactNode }) {
  const value = useMemo(() => ({ catalogue, formats: createFormats(catalogue.locale) }), [catalogue])
  useEffect(() => {
    document.documentElement.lang = catalogue.locale.slice(0, 2)
  }, [catalogue])
  return <TextsContext value={value}>{children}</TextsContext>
}

const loading = new WeakMap<object, Promise<unknown>>()
const loaded = new WeakMap<object, unknown>()

/** Starts to load areas, so that {@link useTexts} finds them there; a page's route calls it beside the page's import. */
export async function loadTexts(areas: readonly Area[], catalogue: Catalogue = en): Promise<void> {
  await Promise.all(areas.map(area => load(catalogue.areas[area])))
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

/** The texts of one area in the language that is spoken; waits in Suspense where the area is not there yet. */
export function useTexts<A extends Area>(area: A): Texts[A] {
  const source: Texts[A] | (() => Promise<Texts[A]>) = useContext(TextsContext).catalogue.areas[area]
  if (!isLoader(source)) return source
  const texts = loaded.get(source) as Texts[A] | undefined
  return texts ?? use(load(source))
}

export const useFormats = (): Formats => useContext(TextsContext).formats
