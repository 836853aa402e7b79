type Cell = string | number | null

/** A cell that holds what would end it stands in quotes (RFC 4180). */
const cellText = (cell: Cell): string => {
  const text = cell === null ? '' : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a file of comma-separated values. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map(row => `${row.map(cellText).join(',')}\r\n`).join('')
