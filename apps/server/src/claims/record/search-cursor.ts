import { type Kind, kinds } from './matching-repository.ts'

/** Where each kind goes on: behind an id, at the beginning (`null`), or not at all. */
export type Position = string | null | 'over'
export type SearchCursor = Readonly<Record<Kind, Position>>

export const firstPage: SearchCursor = { claims: null, companies: null, people: null }

const over = '-'
const part = `(${over}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})`
const form = new RegExp(`^${part}[.]${part}[.]${part}$`)

const position = (text: string | undefined): Position => (text === undefined || text === over ? 'over' : text)

/** `null` where the text is no cursor. */
export function readCursor(text: string): SearchCursor | null {
  const [whole, claims, companies, people] = form.exec(text) ?? []
  if (whole === undefined) return null
  return { claims: position(claims), companies: position(companies), people: position(people) }
}

/** The cursor of the next page; `null` where every kind is over. */
export function writeCursor(cursor: SearchCursor): string | null {
  const positions = kinds.map(kind => cursor[kind])
  if (positions.every(each => each === 'over')) return null
  return positions.map(each => (each === 'over' ? over : each)).join('.')
}
