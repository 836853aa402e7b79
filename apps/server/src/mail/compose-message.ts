import type { Language } from '@redress/domain/people/languages.ts'
import type { Message } from '../adapters/mail/mail-transport.ts'
import { serverTexts } from '../texts/server-texts.ts'

/** A sentence, alone or followed by a link. Links are only those that we give: text from people never becomes one. */
type Paragraph = string | { readonly text: string; readonly link: string }

/** The content of a message in one language, as plain text; the layout is the same for all. */
export interface MessageContent {
  readonly language: Language
  readonly greeting: string
  readonly paragraphs: readonly Paragraph[]
  readonly button?: { readonly label: string; readonly link: string }
  readonly afterButton?: readonly Paragraph[]
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? character)

const anchor = (link: string, style: string, label: string): string =>
  `<a href="${escaped(link)}" style="${style}">${escaped(label)}</a>`

const paragraphElement = (html: string): string => `<p style="margin:0 0 16px;">${html}</p>`

const paragraphHtml = (paragraph: Paragraph): string =>
  typeof paragraph === 'string'
    ? paragraphElement(escaped(paragraph))
    : paragraphElement(`${escaped(paragraph.text)}<br>${anchor(paragraph.link, 'color:#0c5f5b;', paragraph.link)}`)

const paragraphText = (paragraph: Paragraph): string =>
  typeof paragraph === 'string' ? paragraph : `${paragraph.text}\n${paragraph.link}`

const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0c5f5b;color:#ffffff;font-weight:600;text-decoration:none;'

const buttonHtml = ({ label, link }: { label: string; link: string }, orOpen: string): string =>
  paragraphElement(anchor(link, buttonStyle, label)) + paragraphHtml({ text: orOpen, link })

/** Line breaks would end the header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const textOf = ({ greeting, paragraphs, button, afterButton = [] }: MessageContent): string => {
  const action = button ? [{ text: `${button.label}:`, link: button.link }] : []
  return [greeting, ...paragraphs, ...action, ...afterButton].map(paragraphText).join('\n\n')
}

const htmlOf = ({ language, greeting, paragraphs, button, afterButton = [] }: MessageContent): string => `
<div lang="${language}" style="max-width:560px;margin:0 auto 16px;padding:32px;border:1px solid #dfe3e1;border-radius:12px;background:#ffffff;overflow-wrap:anywhere;">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0c5f5b;">Redress</p>
${[greeting, ...paragraphs].map(paragraphHtml).join('\n')}
${button ? buttonHtml(button, serverTexts[language].orOpen) : ''}
${afterButton.map(paragraphHtml).join('\n')}
<p style="margin:24px 0 0;font-size:13px;color:#545e5a;">${escaped(serverTexts[language].footer)}</p>
</div>`

/** A message in one language, or in several, one below the other; the subject is in the language of the first. */
export function composeMessage(
  to: string,
  subject: string,
  ...contents: readonly [MessageContent, ...MessageContent[]]
): Message {
  const [{ language }] = contents
  return {
    to,
    subject: oneLine(subject),
    text: contents.map(content => `${textOf(content)}\n\n--\n${serverTexts[content.language].footer}`).join('\n\n\n'),
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f8f7;color:#141918;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;">${contents.map(htmlOf).join('\n')}
</body>
</html>
`,
  }
}
