const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Escapes text for HTML or XML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? character)

/** Safe HTML. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = string | Markup | readonly Markup[]

const htmlOf = (part: Part): string => {
  if (typeof part === 'string') return escaped(part)
  return part instanceof Markup ? part.html : part.map(({ html }) => html).join('\n')
}

/** HTML template: escapes every text, and inserts markup as it is. */
export const markup = (template: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: template }, ...parts.map(htmlOf)))

export const nothing = new Markup('')
