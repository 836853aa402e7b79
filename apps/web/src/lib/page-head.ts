import { createContext, useContext, useEffect } from 'react'

/** What a page says of itself to whoever does not see it: the tab, a link's preview, a search engine. */
export interface PageHead {
  readonly title: string
  readonly description?: string | undefined
  /** Whether search engines should leave it out. */
  readonly isUnlisted?: boolean | undefined
  /** What it is about, in the words of schema.org. */
  readonly structuredData?: Readonly<Record<string, unknown>> | undefined
}

/** Where a server that draws a page learns what is not in its content. */
export interface PageNotes {
  readonly takeHead: (head: PageHead) => void
  /** What is asked for has another address. */
  readonly takeMove: (to: string) => void
  /** A lazy part of the page, by its source. */
  readonly takePart: (source: string) => void
}

export const PageNotesContext = createContext<PageNotes | null>(null)

export function usePageHead(head: PageHead): void {
  useContext(PageNotesContext)?.takeHead(head)
  const { title } = head
  useEffect(() => {
    document.title = title
  }, [title])
}
