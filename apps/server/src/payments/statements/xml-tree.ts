import { SaxesParser } from 'saxes'

/** Error in a statement; the message is one line for the operator. */
export class WrongStatement extends Error {
  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`)
  }
}

/** Element of an XML document, by its local name. */
export interface XmlElement {
  readonly name: string
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

/** Limits of a document: no statement nests or holds so much. */
const most = { depth: 40, elements: 4_000_000 } as const

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Encoding that the XML declaration names; a byte order mark takes precedence. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /^[^<]*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8'
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new WrongStatement(1, `the text is not in its encoding, ${encodingOf(bytes)}`)
  }
}

/**
 * Parses XML. A document type, and with it every entity of its own, is refused.
 * @throws WrongStatement
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true })
  const root: XmlElement = { name: '', line: 1, attributes: {}, children: [], text: '' }
  const open = [root]
  let count = 0
  const refuse = (reason: string) => {
    throw new WrongStatement(parser.line, reason)
  }
  parser.on('error', ({ message }) => refuse(`no well-formed XML: ${message.replace(/^[\d:]+ */, '')}`))
  parser.on('doctype', () => refuse('a document type is not allowed'))
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (open.length > most.depth) refuse(`elements are nested more than ${most.depth} deep`)
    if (count > most.elements) refuse(`there are more than ${most.elements} elements`)
    const element = { name: localName(name), line: parser.line, attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => void open.pop())
  parser.write(textOf(bytes)).close()
  return root
}

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter(child => child.name === name) ?? []

/** First element on a path of local names. */
export const find = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  path.split('/').reduce<XmlElement | undefined>((found, name) => childrenOf(found, name)[0], element)

/** Text of the first element on one of the paths, without blanks around; `null` if there is none. */
export function textAt(element: XmlElement | undefined, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    const text = find(element, path)?.text.trim()
    if (text) return text
  }
  return null
}
