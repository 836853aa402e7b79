import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Document } from '@redress/contract/documents.ts'
import { mayAdd } from '@redress/domain/claim/correspondence.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { useNow } from '../../ui/use-now.ts'
import { AddDocuments } from './add-documents.tsx'
import { DocumentList } from './document-list.tsx'
import classes from './documents.module.css'

/** The evidence of a claim that is filed: who added what, and how its reader adds to it. */
export function Evidence({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('messages').evidence
  const formats = useFormats()
  const now = useNow(claim.files.map(({ removableUntil }) => removableUntil))
  const isRemovable = ({ removableUntil }: Document) => removableUntil !== null && new Date(removableUntil) > now
  const adder = ({ addedBy, messageId }: Document) =>
    [
      addedBy.isYou ? texts.addedByYou : texts.addedBy(addedBy.name),
      ...(messageId === null ? [] : [texts.withMessage]),
    ].join(' ')
  return (
    <>
      <DocumentList claimId={claim.id} documents={claim.files} noteOf={adder} isChangeable={isRemovable} />
      {mayAdd('document', claim.role, { status: claim.status, resolvedAt: null }, now) ? (
        <div className={`${classes.adding} no-print`}>
          <p className={classes.rules}>{texts.hint(formats.count(limits.documentsPerClaim))}</p>
          <AddDocuments claim={claim} />
        </div>
      ) : null}
    </>
  )
}
