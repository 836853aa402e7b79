import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { mayAdd } from '@redress/domain/claim/correspondence.ts'
import { lazy, Suspense, useState } from 'react'
import { Suspended, useSuspension } from '../../entities/account/suspension.ts'
import type { Attachments } from '../../entities/claim/attachments.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useClock, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import classes from './messages.module.css'

// The forms are folded, so the first screen needs none.
const MessageForm = lazyPart(
  'features/messages/message-form',
  async () => (await import('./message-form.tsx')).MessageForm,
)
const PaymentDialog = lazy(async () => ({ default: (await import('./payment-dialog.tsx')).PaymentDialog }))

interface Props {
  /** Anchor of the form. */
  id: string
  claim: PartyClaim
  attachments: Attachments
}

/** Kinds of messages that the reader may write now, by the claim's state. */
const rightsIn = ({ status, resolvedAt, performance, role }: PartyClaim, now: Date) => {
  const facts = { status, sums: performance?.sums ?? [], resolvedAt: resolvedAt === null ? null : new Date(resolvedAt) }
  return { message: mayAdd('message', role, facts, now), payment: mayAdd('already paid', role, facts, now) }
}

/** Forms for a message to the other parties and, for a defendant, a payment claim. */
export function Correspondence({ id, claim, attachments }: Props) {
  const texts = useTexts('messages')
  const [isStating, setStating] = useState(false)
  const rights = rightsIn(claim, useClock())
  const suspension = useSuspension('write a message')
  if (!rights.message) return <p className={classes.note}>{texts.over}</p>
  return (
    <div className={classes.correspondence}>
      {/* One form at a time has the files. */}
      {suspension ? (
        <Suspense>
          <Suspended permission="write a message" suspension={suspension} />
        </Suspense>
      ) : null}
      {isStating || suspension ? null : (
        <Fold title={texts.title}>
          <Suspense>
            <MessageForm id={id} claim={claim} attachments={attachments} />
          </Suspense>
        </Fold>
      )}
      {rights.payment ? (
        <Button variant="secondary" onClick={() => setStating(true)}>
          {texts.alreadyPaid}
        </Button>
      ) : null}
      {isStating ? (
        <Suspense>
          <PaymentDialog claim={claim} attachments={attachments} onClose={() => setStating(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
