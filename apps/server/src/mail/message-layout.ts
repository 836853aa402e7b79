import { serverTexts } from '@redress/texts/server-texts.ts'
import { Markup, markup, nothing } from './markup.ts'
import type { Fact, FootedContent, Paragraph } from './message-content.ts'

// Mail programs support little: tables for layout, inline styles, no external resources. Media queries switch to dark
// colours where they are supported.

const colours = {
  paper: { light: '#f7f8f7', dark: '#101413' },
  surface: { light: '#ffffff', dark: '#181d1c' },
  line: { light: '#dfe3e1', dark: '#2b3331' },
  ink: { light: '#141918', dark: '#e8edea' },
  muted: { light: '#545e5a', dark: '#a6b1ac' },
  link: { light: '#0c5f5b', dark: '#74c8c0' },
  primary: { light: '#0c5f5b', dark: '#14736d' },
}

/** Inline style of a line's font. */
const font = (look: string): string =>
  `font:${look} system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;`
const breakable = 'overflow-wrap:anywhere;word-break:break-word;'

const dark = `
.paper { background:${colours.paper.dark} !important; }
.surface { background:${colours.surface.dark} !important; border-color:${colours.line.dark} !important; }
.row { border-color:${colours.line.dark} !important; }
.ink { color:${colours.ink.dark} !important; }
.muted { color:${colours.muted.dark} !important; }
.link { color:${colours.link.dark} !important; }
.primary { background:${colours.primary.dark} !important; }`

const styles = new Markup(`
@media (max-width:480px) {
  .outside { padding:0 !important; }
  .surface { padding:24px 20px !important; border-radius:0 !important; border-width:0 0 1px !important; }
}
@media (prefers-color-scheme:dark) {${dark}
}`)

const text = (content: string | Markup, look = '400 16px/1.5') => {
  const style = `margin:0 0 16px;${font(look)}color:${colours.ink.light};${breakable}`
  return markup`<p class="ink" style="${style}">${content}</p>`
}

const anchor = (link: string): Markup =>
  markup`<a class="link" href="${link}" style="color:${colours.link.light};${breakable}">${link}</a>`

const section = (heading: string): Markup => {
  const style = `margin:24px 0 4px;${font('700 16px/1.4')}color:${colours.ink.light};${breakable}`
  return markup`<h2 class="ink" style="${style}">${heading}</h2>`
}

const paragraph = (given: Paragraph): Markup => {
  if (typeof given === 'string') return text(given)
  if ('link' in given) return text(markup`${given.text}<br>${anchor(given.link)}`)
  return markup`${section(given.heading)}${text(given.text)}`
}

/** Logo drawn with table cells: a beam balanced on its pivot. */
const mark = markup`
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="primary" width="32" height="32" valign="middle" style="width:32px;height:32px;border-radius:8px;background:${colours.primary.light};">
<div style="width:22px;height:4px;margin:6px auto 3px;border-radius:2px;background:#ffffff;font-size:0;line-height:0;"></div>
<div style="width:16px;height:8px;margin:0 auto;border-radius:8px 8px 0 0;background:#ffffff;font-size:0;line-height:0;"></div>
</td>
<td class="ink" style="padding-left:10px;${font('700 20px/1.2')}letter-spacing:-0.03em;color:${colours.ink.light};">Redress</td>
</tr></table>`

const factRow = ({ name, value }: Fact): Markup => {
  const cell = `padding:10px 0;border-bottom:1px solid ${colours.line.light};vertical-align:top;text-align:left;${breakable}`
  const nameStyle = `${cell}width:36%;padding-right:12px;${font('400 15px/1.4')}color:${colours.muted.light};`
  const valueStyle = `${cell}${font('600 15px/1.4')}color:${colours.ink.light};`
  return markup`<tr>
<th scope="row" class="row muted" style="${nameStyle}">${name}</th>
<td class="row ink" style="${valueStyle}">${value}</td>
</tr>`
}

const factTable = (facts: readonly Fact[]): Markup =>
  facts.length === 0
    ? nothing
    : markup`
<table cellpadding="0" cellspacing="0" border="0" width="100%" style="width:100%;table-layout:fixed;margin:0 0 24px;border-collapse:collapse;">
${facts.map(factRow)}
</table>`

const button = ({ label, link }: { label: string; link: string }, orOpen: string): Markup => {
  const style = `display:inline-block;padding:13px 24px;${font('600 16px/1.25')}color:#ffffff;text-decoration:none;`
  return markup`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr>
<td class="primary" style="border-radius:8px;background:${colours.primary.light};">
<a href="${link}" style="${style}">${label}</a>
</td>
</tr></table>
${text(markup`${orOpen}<br>${anchor(link)}`, '400 14px/1.5')}`
}

const footLine = (line: string): Markup => {
  const style = `margin:0 0 6px;${font('400 13px/1.5')}color:${colours.muted.light};${breakable}`
  return markup`<p class="muted" style="${style}">${line}</p>`
}

/** Markup for Outlook on Windows, which ignores max-width. */
const outlookOnly = (html: string): Markup => new Markup(`<!--[if mso]>${html}<![endif]-->`)

const card = (content: FootedContent): Markup => {
  const { language, subject, aboveGreeting = [], greeting, paragraphs } = content
  const { facts = [], button: action, afterButton = [], foot } = content
  const surface = `padding:32px;border:1px solid ${colours.line.light};border-radius:12px;background:${colours.surface.light};`
  const heading = `margin:24px 0 16px;${font('700 22px/1.25')}letter-spacing:-0.015em;color:${colours.ink.light};${breakable}`
  return markup`
${outlookOnly('<table role="presentation" align="center" width="560"><tr><td>')}
<table lang="${language}" role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" width="100%" style="width:100%;max-width:560px;table-layout:fixed;margin:0 auto 16px;border-collapse:separate;"><tr>
<td class="surface" style="${surface}">${mark}
<h1 class="ink" style="${heading}">${subject}</h1>
${[...aboveGreeting, greeting, ...paragraphs].map(paragraph)}
${factTable(facts)}
${action ? button(action, serverTexts[language].orOpen) : nothing}
${afterButton.map(paragraph)}
<div class="row" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${colours.line.light};">
${foot.map(footLine)}
</div>
</td>
</tr></table>
${outlookOnly('</td></tr></table>')}`
}

/** Preheader: the preview text of an inbox, hidden in the message itself. */
const preview = ({ paragraphs: [first = ''] }: FootedContent): Markup => {
  const style = 'display:none;max-height:0;overflow:hidden;'
  return markup`<div style="${style}">${typeof first === 'string' ? first : first.text}</div>`
}

/** Renders a message as HTML, one card per language. */
export function layOut(contents: readonly FootedContent[]): string {
  const [first] = contents
  if (!first) return ''
  const body = `margin:0;padding:0;background:${colours.paper.light};`
  return markup`<!doctype html>
<html lang="${first.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${first.subject}</title>
<style>${styles}</style>
</head>
<body class="paper" style="${body}">
${preview(first)}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr>
<td class="paper outside" style="padding:24px 12px;background:${colours.paper.light};">${contents.map(card)}
</td>
</tr></table>
</body>
</html>
`.html
}
