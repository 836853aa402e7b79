import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Elements } from '../lib/elements.ts'
import classes from './data-table.module.css'

export interface Column<Row, SortKey extends string = never> {
  key: string
  header: string
  /** `null`: a dash in a table, where the header is shown; nothing in a card. */
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The cell that names the row: its header, and the title of its card on a phone. */
  isTitle?: boolean
  /** The header is only read out; for columns of buttons. */
  hideHeader?: boolean
  /** The header orders the rows by this. */
  sortKey?: SortKey
}

export interface Sorting<SortKey extends string> {
  by: SortKey | null
  order: 'asc' | 'desc'
  onSort: (key: SortKey) => void
}

export interface DataTableProps<Row, SortKey extends string = never> {
  /** Names the table; not drawn. */
  caption: string
  columns: readonly Column<Row, SortKey>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** In place of the table when there are no rows. */
  empty?: Elements
  /** Many columns: less air between them, and cards sooner. */
  isDense?: boolean
  /** How it is ordered; it is for whoever gives the rows to order them. */
  sorting?: Sorting<SortKey>
  /** A class whose rules place the cells, each of which names its column in `data-column`. */
  layout?: string | undefined
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
export function DataTable<Row, SortKey extends string = never>(props: DataTableProps<Row, SortKey>) {
  const { caption, columns, rows, rowKey, empty, isDense, sorting, layout } = props
  if (rows.length === 0 && empty) return <>{empty}</>
  return (
    <div className={classes.frame} data-dense={isDense || undefined} data-laid-out={layout !== undefined || undefined}>
      <div className={classes.measure}>
        <table className={[classes.table, layout].filter(Boolean).join(' ')} {...roles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead {...roles.rowgroup}>
            <tr {...roles.row}>
              {columns.map(column => (
                <Header key={column.key} column={column} sorting={sorting} />
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowgroup}>
            {rows.map(row => (
              <tr key={rowKey(row)} data-row={rowKey(row)} {...roles.row}>
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

interface HeaderProps<Row, SortKey extends string> {
  column: Column<Row, SortKey>
  sorting: Sorting<SortKey> | undefined
}

const ordered = { asc: 'ascending', desc: 'descending' } as const
const arrows = { asc: ArrowUp, desc: ArrowDown } as const

function Header<Row, SortKey extends string>({ column, sorting }: HeaderProps<Row, SortKey>) {
  const { key, header, align, hideHeader, sortKey } = column
  const cell = { scope: 'col', ...roles.columnheader, 'data-align': align, 'data-column': key } as const
  if (sorting === undefined || sortKey === undefined) {
    return (
      <th {...cell}>
        <span className={hideHeader ? 'visually-hidden' : undefined}>{header}</span>
      </th>
    )
  }
  const isSorted = sorting.by === sortKey
  const Arrow = isSorted ? arrows[sorting.order] : ArrowUpDown
  return (
    <th {...cell} aria-sort={isSorted ? ordered[sorting.order] : undefined}>
      <button
        type="button"
        className={classes.sort}
        data-sorted={isSorted || undefined}
        onClick={() => sorting.onSort(sortKey)}
      >
        {header}
        <Arrow aria-hidden size={14} />
      </button>
    </th>
  )
}

interface CellProps<Row, SortKey extends string> {
  column: Column<Row, SortKey>
  row: Row
}

function Cell<Row, SortKey extends string>({ column, row }: CellProps<Row, SortKey>) {
  const content = column.cell(row)
  const attributes = { 'data-align': column.align, 'data-column': column.key }
  const label = column.hideHeader ? undefined : column.header
  return column.isTitle ? (
    <th scope="row" {...roles.rowheader} {...attributes}>
      {content}
    </th>
  ) : (
    <td {...roles.cell} {...attributes} data-label={label}>
      {content}
    </td>
  )
}
