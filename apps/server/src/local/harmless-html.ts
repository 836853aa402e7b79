import sanitizeHtml from 'sanitize-html'

const { allowedTags } = sanitizeHtml.defaults

/** How somebody lays out a mail; nothing here names an address. */
const look = ['align', 'bgcolor', 'border', 'cellpadding', 'cellspacing', 'class', 'color', 'dir', 'height', 'hidden']
const more = ['lang', 'role', 'style', 'title', 'valign', 'width']

/**
 * A mail without all that could reach another host. A policy alone does not do: it refuses a frame or a hint to
 * connect, and the browser has opened the connection by then. Addresses remain in links, which somebody presses, and in
 * pictures and styles, for which nothing is connected before the policy is asked.
 */
export const harmlessHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      ...(allowedTags || []),
      'body',
      'button',
      'center',
      'font',
      'form',
      'head',
      'html',
      'img',
      'meta',
      'style',
    ],
    allowedAttributes: {
      '*': [...look, ...more],
      a: ['href', 'target'],
      img: ['alt', 'src'],
      meta: [
        { name: 'name', values: ['color-scheme', 'supported-color-schemes'] },
        { name: 'content', values: ['light dark', 'light', 'dark'] },
      ],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['cid', 'data'] },
    allowProtocolRelative: false,
    // The content security policy blocks the URLs in styles, and CSS cannot run scripts.
    allowVulnerableTags: true,
    parseStyleAttributes: false,
  })
