import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { Link } from 'react-router'
import { type HistoryItem, useHistory } from '../../entities/claim/claim-queries.ts'
import { viewOf } from '../../entities/claim/claim-sides.ts'
import { useHistoryLabel } from '../../entities/claim/history-label.ts'
import { paths } from '../../lib/paths.ts'
import { personName } from '../../lib/person-name.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import classes from './claims.module.css'

/** Everything that was done about a claim, oldest first. */
export function HistoryTable({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('claims')
  const history = useHistory(claim.id)
  const columns = useColumns(claim)
  return (
    <Loaded query={history} failure={texts.failures.history}>
      {items => (
        <DataTable
          caption={texts.history.caption}
          columns={columns}
          rows={items}
          rowKey={item => item.id}
          empty={<EmptyState title={texts.history.empty} />}
        />
      )}
    </Loaded>
  )
}

function useColumns(claim: PartyClaim): Column<HistoryItem>[] {
  const texts = useTexts('claims')
  const formats = useFormats()
  const view = viewOf(claim.role)
  const { columns, system } = texts.history
  const labelOf = useHistoryLabel()
  return [
    { key: 'date', header: columns.date, cell: item => <DateText value={item.createdAt} withTime /> },
    { key: 'action', header: columns.action, cell: item => labelOf(item), isTitle: true },
    {
      key: 'party',
      header: columns.party,
      cell: item => (item.partyTriggeredBy === null ? system : texts.party[item.partyTriggeredBy]),
    },
    {
      key: 'person',
      header: columns.person,
      cell: ({ triggeredBy }) => (triggeredBy === null ? null : personName(triggeredBy)),
    },
    {
      key: 'claim',
      header: columns.claim,
      cell: item => (
        <Link className={classes.link} to={paths.dashboard.claim(view, claim.id)}>
          {formats.shortId(item.claim.id)}
        </Link>
      ),
    },
    {
      key: 'resolution',
      header: columns.resolution,
      cell: ({ resolutionId }) =>
        resolutionId === null ? null : (
          <Link className={classes.link} to={paths.dashboard.resolution(view, claim.id, resolutionId)}>
            {formats.shortId(resolutionId)}
          </Link>
        ),
    },
  ]
}
