/** Texts of one screen, verbatim. */
export interface ScreenWords {
  readonly title: string
  /** Title in the dashboard's top bar. */
  readonly topBar?: string
  /** Text of the h1. */
  readonly heading?: string
  /** Columns of its table, in order; those of buttons are for screen readers only. */
  readonly columns?: readonly string[]
  /** Full names of buttons and links. */
  readonly buttons?: readonly string[]
  /** Labels of fields. */
  readonly fields?: readonly string[]
  /** Other texts. */
  readonly says?: readonly string[]
  /** Texts that must be absent. */
  readonly lacks?: readonly string[]
}
