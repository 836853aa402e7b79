import type { Message } from '../platform/mail.ts'

/** A sentence, or one with the address that it speaks of. Only ours become links: a name that people gave never does. */
type Passage = string | { readonly text: string; readonly link: string }

/** A message in plain words; how it looks is the same for all. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly Passage[]
  readonly button?: { readonly label: string; readonly link: string }
  /** What follows the button. */
  readonly afterwards?: readonly Passage[]
}

const footer = 'You receive this e-mail from Redress because your address was given there.'

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

const buttonHtml = ({ label, link }: { label: string; link: string }): string =>
  paragraph(anchor(link, buttonStyle, label)) + passageHtml({ text: 'Or open this address:', link })

/** Without line breaks: they would end a header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const textOf = ({ greeting, paragraphs, button, afterwards = [] }: Letter): string => {
  const action = button ? [{ text: `${button.label}:`, link: button.link }] : []
  return [greeting, ...paragraphs, ...action, ...afterwards, `--\n${footer}`].map(passageText).join('\n\n')
}

const htmlOf = ({ subject, greeting, paragraphs, button, afterwards = [] }: Letter): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f8f7;color:#141918;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;">
<div style="max-width:560px;margin:0 auto;padding:32px;border:1px solid #dfe3e1;border-radius:12px;background:#ffffff;overflow-wrap:anywhere;">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0c5f5b;">Redress</p>
${[greeting, ...paragraphs].map(passageHtml).join('\n')}
${button ? buttonHtml(button) : ''}
${afterwards.map(passageHtml).join('\n')}
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;color:#545e5a;">${escaped(footer)}</p>
</body>
</html>
`

export const composeMessage = (letter: Letter): Message => ({
  to: letter.to,
  subject: oneLine(letter.subject),
  text: textOf(letter),
  html: htmlOf(letter),
})
