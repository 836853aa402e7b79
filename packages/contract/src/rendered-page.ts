import type { Language } from '@redress/domain/people/languages.ts'

/**
 * Who asks for a page: a visitor, of whom nothing is known but what they ask for; one who has a letter open in the
 * browser; an account, in whose name the API is asked; or somebody whom only the browser can name.
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
  /** A whole document. What is private shows what the account that asked may see, and is nobody else's. */
  | { readonly kind: 'page'; readonly status: 200 | 404; readonly isPrivate: boolean; readonly html: string }

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

export interface PageSurroundings {
  /** The built `index.html`. */
  readonly template: string
  /** What the bundler says of the files that it made: its `manifest.json`. */
  readonly manifest: Readonly<Record<string, BuiltFile>>
  /** The files that hold each source: its `ssr-manifest.json`. */
  readonly modules: Readonly<Record<string, readonly string[]>>
  /** Where visitors find the page: scheme, host and port. */
  readonly origin: string
  /** Asks the API for a path, in the language of the page that is being drawn and in the name of its reader. */
  readonly ask: (path: string, options?: AskOptions) => Promise<Response>
}

interface AskOptions {
  /** As who has the letter open. */
  readonly asReader?: boolean
}

interface BuiltFile {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** What the built module that draws pages exports. */
export interface PageRenderer {
  readonly createPageRenderer: (surroundings: PageSurroundings) => Promise<RenderPage>
}
