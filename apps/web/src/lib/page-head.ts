import { createContext, useContext, useEffect } from 'react'

/** Metadata of a page for the tab, link previews and search engines. */
export interface PageHead {
  readonly title: string
  readonly description?: string | undefined
  /** Whether search engines should leave it out. */
  readonly isUnlisted?: boolean | undefined
  /** Structured data in the vocabulary of schema.org. */
  readonly structuredData?: Readonly<Record<string, unknown>> | undefined
}

/** Collects for server rendering what the page's content does not show. */
export interface PageNotes {
  readonly takeHead: (head: PageHead) => void
  /** Reports that the requested page has another address. */
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
