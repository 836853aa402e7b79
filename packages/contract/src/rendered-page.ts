import type { Language } from '@redress/domain/people/languages.ts'

/**
 * Reader of a page: an anonymous visitor; one with a reading session; an account, in whose name the API is called;
 * or one whom only the browser can identify.
 */
export type PageReader = 'visitor' | 'letter reader' | 'account' | 'unknown'

export interface PageRequest {
  /** Path and query. */
  readonly address: string
  readonly language: Language
  readonly reader: PageReader
  /** Whether the browser has to renew the session before its own calls are answered. */
  readonly hasExpired: boolean
}

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly to: string }
  /** A whole document. A private one shows data of the account that asked, and must not be shared. */
  | { readonly kind: 'page'; readonly status: 200 | 404; readonly isPrivate: boolean; readonly html: string }

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

export interface PageSurroundings {
  /** The built `index.html`. */
  readonly template: string
  /** Build manifest of the bundler: `manifest.json`. */
  readonly manifest: Readonly<Record<string, BuiltFile>>
  /** The files that hold each source: its `ssr-manifest.json`. */
  readonly modules: Readonly<Record<string, readonly string[]>>
  /** Public origin of the page: scheme, host and port. */
  readonly origin: string
  /** Asks the API for a path, in the language of the page that is being drawn and in the name of its reader. */
  readonly ask: (path: string, options?: AskOptions) => Promise<Response>
}

interface AskOptions {
  /** Asks in the name of the reading session. */
  readonly asReader?: boolean
}

interface BuiltFile {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Exports of the built module that renders pages. */
export interface PageRenderer {
  readonly createPageRenderer: (surroundings: PageSurroundings) => Promise<RenderPage>
}
