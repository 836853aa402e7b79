import type { Broadcast } from '@redress/contract/configuration.ts'
import { languages } from '@redress/domain/people/languages.ts'
import { escaped } from '../mail/markup.ts'

/** Style sheet that only pages with a broadcast load. */
const styles = '<link rel="stylesheet" href="/broadcast.css">'

/** Inserts the broadcast in all languages; the style sheet hides the others. */
export function withBroadcast(html: string, texts: Broadcast['texts']): string {
  const lines = languages.map(language => `<p lang="${language}">${escaped(texts[language])}</p>`)
  // Replacement functions, because `replace` would interpret patterns such as `$&` in a string.
  return html
    .replace('</head>', () => `${styles}</head>`)
    .replace(
      '<div id="root"',
      whole => `<aside class="broadcast" aria-label="Redress">${lines.join('')}</aside>${whole}`,
    )
}
