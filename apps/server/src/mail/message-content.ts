import type { Language } from '@redress/domain/people/languages.ts'

/**
 * A sentence, alone, below a heading or followed by a link. All links are the product's own: user text never becomes
 * one.
 */
export type Paragraph =
  | string
  | { readonly text: string; readonly link: string }
  | { readonly heading: string; readonly text: string }

/** Row of the table of facts. */
export interface Fact {
  readonly name: string
  readonly value: string
}

/** Content of a message in one language, as plain text; the layout is the same for all. */
export interface MessageContent {
  readonly language: Language
  /** Subject, also the heading. */
  readonly subject: string
  /** Note for readers of another language. */
  readonly aboveGreeting?: readonly Paragraph[]
  /** Name in the greeting; empty if the name is unknown, `null` for a company. */
  readonly addressee: string | null
  readonly paragraphs: readonly Paragraph[]
  readonly facts?: readonly Fact[]
  /** Call to action. */
  readonly button?: { readonly label: string; readonly link: string }
  readonly afterButton?: readonly Paragraph[]
}

/** A content with its footer. */
export interface FootedContent extends Omit<MessageContent, 'addressee'> {
  readonly greeting: string
  readonly foot: readonly string[]
}
