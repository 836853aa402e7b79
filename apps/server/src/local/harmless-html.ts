import sanitizeHtml from 'sanitize-html'

const { allowedTags } = sanitizeHtml.defaults

/** Layout attributes, which contain no URLs. */
const look = ['align', 'bgcolor', 'border', 'cellpadding', 'cellspacing', 'class', 'color', 'dir', 'height', 'hidden']
const more = ['lang', 'role', 'style', 'title', 'valign', 'width']

/**
 * Removes everything that could contact another host. The content security policy alone is not enough: for a frame or
 * a preconnect hint the browser has opened a connection before it applies the policy. URLs remain in links, which need
 * a click, and in images and styles, for which the policy is checked first.
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
