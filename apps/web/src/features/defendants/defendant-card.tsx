import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant, deleteDefendant } from '@redress/contract/defendants.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { defendantName } from '../../entities/defendant/defendant.tsx'
import { caller } from '../../lib/api-client.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './defendants.module.css'

const requestDeletion = caller<typeof deleteDefendant>('DELETE', '/v1/claims/:claimId/defendants/:defendantId')

interface Props {
  claim: PartyClaim
  defendant: Defendant
  onEdit: () => void
  /** Below: a company's representatives. */
  children?: Elements
}

/** One defendant in the list, with its Edit and Delete. */
export function DefendantCard({ claim, defendant, onEdit, children }: Props) {
  const texts = useTexts('defendants')
  const formats = useFormats()
  const confirm = useConfirm()
  const cache = useClaimCache()
  const name = defendantName(defendant)
  const remove = useAct({
    run: () => requestDeletion({ params: { claimId: claim.id, defendantId: defendant.id } }),
    done: texts.deleted,
    failed: texts.deleteFailed,
    onDone: () => cache.refresh(claim.id),
  })
  const ask = async () => {
    const isCompany = defendant.representatives.length > 0
    const question = { title: texts.deleteQuestion(name), confirmLabel: texts.remove, destructive: true }
    if (await confirm(isCompany ? { ...question, text: texts.deleteCompanyText } : question)) remove.mutate()
  }
  const details = [
    defendant.companyPosition,
    defendant.view === 'private' ? defendant.email : null,
    defendant.country === null ? null : formats.country(defendant.country),
  ].filter(Boolean)
  return (
    <li className={classes.card} aria-busy={remove.isPending}>
      <div className={classes.head}>
        <div className={classes.words}>
          <p className={classes.name}>{name}</p>
          <p className={classes.details}>{details.join(' · ')}</p>
        </div>
        <IconButton label={texts.editOf(name)} icon={<Pencil aria-hidden size={18} />} onClick={onEdit} />
        <IconButton
          label={texts.removeOf(name)}
          icon={<Trash2 aria-hidden size={18} />}
          disabled={remove.isPending}
          onClick={() => void ask()}
        />
      </div>
      {children}
    </li>
  )
}
