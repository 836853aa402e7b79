import type { Language } from '@redress/domain/people/languages.ts'
import type { Message } from '../platform/mail.ts'
import { mailTexts } from './mail-texts.ts'

/** A sentence, or one with the address that it speaks of. Only ours become links: a name that people gave never does. */
type Passage = string | { readonly text: string; readonly link: string }

/** What is said in one language, in plain words; how it looks is the same for all. */
export interface Letter {
  readonly language: Language
  readonly greeting: string
  readonly paragraphs: readonly Passage[]
  readonly button?: { readonly label: string; readonly link: string }
  /** What follows the button. */
  readonly afterwards?: readonly Passage[]
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

const paragraph = (html: string): string => `<p style="margin:0 0 16px;">${html}</p>`

const passageHtml = (passage: Passage): string =>
  typeof passage === 'string'
    ? paragraph(escaped(passage))
    : paragraph(`${escaped(passage.text)}<br>${anchor(passage.link, 'color:#0c5f5b;', passage.link)}`)

const passageText = (passage: Passage): string =>
  typeof passage === 'string' ? passage : `${passage.text}\n${passage.link}`

const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0c5f5b;color:#ffffff;font-weight:600;text-decoration:none;'

const buttonHtml = ({ label, link }: { label: string; link: string }, orOpen: string): string =>
  paragraph(anchor(link, buttonStyle, label)) + passageHtml({ text: orOpen, link })

/** Without line breaks: they would end a header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const textOf = ({ greeting, paragraphs, button, afterwards = [] }: Letter): string => {
  const action = button ? [{ text: `${button.label}:`, link: button.link }] : []
  return [greeting, ...paragraphs, ...action, ...afterwards].map(passageText).join('\n\n')
}

const htmlOf = ({ language, greeting, paragraphs, button, afterwards = [] }: Letter): string => `
<div lang="${language}" style="max-width:560px;margin:0 auto 16px;padding:32px;border:1px solid #dfe3e1;border-radius:12px;background:#ffffff;overflow-wrap:anywhere;">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0c5f5b;">Redress</p>
${[greeting, ...paragraphs].map(passageHtml).join('\n')}
${button ? buttonHtml(button, mailTexts[language].orOpen) : ''}
${afterwards.map(passageHtml).join('\n')}
<p style="margin:24px 0 0;font-size:13px;color:#545e5a;">${escaped(mailTexts[language].footer)}</p>
</div>`

/** A message in one language, or in several, one below the other. */
export function composeMessage(to: string, subject: string, ...letters: readonly [Letter, ...Letter[]]): Message {
  const [{ language }] = letters
  return {
    to,
    subject: oneLine(subject),
    text: letters.map(letter => `${textOf(letter)}\n\n--\n${mailTexts[letter.language].footer}`).join('\n\n\n'),
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f8f7;color:#141918;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;">${letters.map(htmlOf).join('\n')}
</body>
</html>
`,
  }
}
