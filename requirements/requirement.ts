/** One thing that the specification asks for. A test that shows it carries its id as a tag. */
export interface Requirement {
  /** `SPEC-`, the section, and a name; without spaces, as a tag has to be. */
  readonly id: string
  readonly says: string
}

/** A part of an id, made of words, of a path or of a pattern: letters, digits and hyphens remain. */
export const slug = (words: string): string => words.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-|-$/g, '')

/** The rows of a table as requirements of a section, by its keys. */
export const rowsAs = <Row>(
  prefix: string,
  table: Readonly<Record<string, Row>>,
  says: (row: Row, key: string) => string,
): Requirement[] => Object.entries(table).map(([key, row]) => ({ id: `${prefix}-${slug(key)}`, says: says(row, key) }))
