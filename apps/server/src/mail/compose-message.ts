import { type Language, languages } from '@redress/domain/people/languages.ts'
import { nameToStrangers } from '@redress/domain/people/names-to-strangers.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import type { MailMessage } from '../adapters/mail/mail-transport.ts'
import type { Installation } from './installation.ts'
import type { FootedContent, MessageContent, Paragraph } from './message-content.ts'
import { layOut } from './message-layout.ts'

/** A line break would end the header (header injection). */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Footer: the reason for the mail, and its operator. */
function footOf({ operator }: Installation, language: Language): string[] {
  const { why, operatedBy, trial } = serverTexts[language].foot
  return [why, operator ? operatedBy(operator) : trial]
}

function paragraphText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph
  return 'link' in paragraph ? `${paragraph.text}\n${paragraph.link}` : `${paragraph.heading}\n${paragraph.text}`
}

function textOf(content: FootedContent): string {
  const { subject, aboveGreeting = [], greeting, paragraphs, facts = [], button, afterButton = [], foot } = content
  const table = facts.length === 0 ? [] : [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')]
  const action = button ? [{ text: `${button.label}:`, link: button.link }] : []
  const above = [oneLine(subject), ...aboveGreeting, greeting]
  const body = [...above, ...paragraphs, ...table, ...action, ...afterButton].map(paragraphText)
  return [...body, foot.join('\n')].join('\n\n')
}

/** Composes a message in every language for a reader whose language is unknown; the likeliest comes first. */
export function composeInEveryLanguage(
  to: string,
  installation: Installation,
  first: Language,
  contentIn: (language: Language) => MessageContent,
): MailMessage {
  const others = languages.filter(each => each !== first)
  return composeMessage(to, installation, contentIn(first), ...others.map(contentIn))
}

function afterGreeting(language: Language, [first, ...others]: readonly Paragraph[]): readonly Paragraph[] {
  if (first === undefined) return []
  return [typeof first === 'string' ? serverTexts[language].afterGreeting(first) : first, ...others]
}

/** Composes a message in one or several languages, one below the other; the subject is in the first. */
export function composeMessage(
  to: string,
  installation: Installation,
  ...contents: readonly [MessageContent, ...MessageContent[]]
): MailMessage {
  const [{ subject }] = contents
  const footed = contents.map(({ addressee, paragraphs, ...content }) => ({
    ...content,
    paragraphs: afterGreeting(content.language, paragraphs),
    greeting: serverTexts[content.language].greeting(addressee === null ? null : nameToStrangers(addressee)),
    foot: footOf(installation, content.language),
  }))
  return {
    to,
    subject: oneLine(subject),
    text: footed.map(textOf).join('\n\n\n'),
    html: layOut(footed),
    ...(installation.operator && { replyTo: installation.operator.email }),
  }
}
