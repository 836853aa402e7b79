/** What one screen says, word by word. */
export interface ScreenWords {
  readonly title: string
  /** In the dashboard's top bar. */
  readonly topBar?: string
  /** The h1. */
  readonly heading?: string
  /** All columns of its table, in their order; those of buttons are read out only. */
  readonly columns?: readonly string[]
  /** Buttons and links, by their whole name. */
  readonly buttons?: readonly string[]
  /** Labels of fields. */
  readonly fields?: readonly string[]
  /** Anything else that it says. */
  readonly says?: readonly string[]
  /** What it must not offer. */
  readonly lacks?: readonly string[]
}
