import type { ReactNode } from 'react'
import classes from './data-table.module.css'

export interface Column<Row> {
  key: string
  header: string
  /** `null`: a dash in a table, where the header is shown; nothing in a card. */
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The cell that names the row: its header, and the title of its card on a phone. */
  isTitle?: boolean
  /** The header is only read out; for columns of buttons. */
  hideHeader?: boolean
}

export interface DataTableProps<Row> {
  /** Names the table; not drawn. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** In place of the table when there are no rows. */
  empty?: ReactNode
  /** Many columns: less air between them, and cards sooner. */
  isDense?: boolean
}

/** Said aloud, because some browsers drop them when the table is laid out as cards. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A table that turns into cards where it gets narrow. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty, isDense }: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>
  return (
    <div className={classes.frame} data-dense={isDense || undefined}>
      <div className={classes.measure}>
        <table className={classes.table} {...roles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead {...roles.rowgroup}>
            <tr {...roles.row}>
              {columns.map(column => (
                <th key={column.key} scope="col" {...roles.columnheader} data-align={column.align}>
                  {column.hideHeader ? <span className="visually-hidden">{column.header}</span> : column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowgroup}>
            {rows.map(row => (
              <tr key={rowKey(row)} {...roles.row}>
                {columns.map(column => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row)
  const label = column.hideHeader ? undefined : column.header
  return column.isTitle ? (
    <th scope="row" {...roles.rowheader} data-align={column.align}>
      {content}
    </th>
  ) : (
    <td {...roles.cell} data-align={column.align} data-label={label}>
      {content}
    </td>
  )
}
