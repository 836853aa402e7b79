import type { PartyClaim, PendingAct } from '@redress/contract/claim-views.ts'
import type { acceptResolution, endAgreement, rejectResolution, withdrawResolution } from '@redress/contract/claims.ts'
import { turnOf } from '@redress/domain/claim/claim-turn.ts'
import type { ClaimAction } from '@redress/domain/claim/questions.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { actionPath, payingFor } from '../../entities/claim/claim-actions.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import type { ClaimOfNames } from '../../entities/claim/offer-in-words.ts'
import { OfferTerms } from '../../entities/claim/offer-terms.tsx'
import { useSigning } from '../../entities/claim/signing.tsx'
import { TakeBackButton } from '../../entities/claim/take-back-button.tsx'
import { caller } from '../../lib/api-client.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/toast.ts'
import { useAct } from '../../ui/use-act.ts'

const answers = {
  accept: caller<typeof acceptResolution>('POST', '/v1/claims/:id/accept-resolution'),
  reject: caller<typeof rejectResolution>('POST', '/v1/claims/:id/reject-resolution'),
  'withdraw offer': caller<typeof withdrawResolution>('POST', '/v1/claims/:id/withdraw-resolution'),
  'end agreement': caller<typeof endAgreement>('POST', '/v1/claims/:id/end-agreement'),
}

const isAnswer = (action: ClaimAction): action is keyof typeof answers => action in answers

/** Secondary actions that a list row has no space for. */
const onItsPage: readonly ClaimAction[] = ['counter', 'withdraw offer', 'end agreement']

interface Props {
  claim: ClaimOfNames
  party: Party
  /** Name of the claim in the buttons' labels for screen readers. */
  name: string
  isSmall?: boolean
}

/**
 * Buttons for a party's current actions, by the domain rules. The first is the main one, unless nobody waits for it.
 * Payment of an act that is written and unpaid comes first.
 */
export function ClaimActions({ claim, party, name, isSmall = false }: Props) {
  const texts = useTexts('claims')
  const { mine, may } = turnOf(claim, party)
  const formats = useFormats()
  const unpaid = new Map<ClaimAction, PendingAct>(
    claim.pendingActs.filter(({ isOwn }) => isOwn).map(act => [payingFor[act.kind], act]),
  )
  const actions = may
    .filter(action => !isSmall || !onItsPage.includes(action))
    .toSorted((one, other) => Number(unpaid.has(other)) - Number(unpaid.has(one)))
  // A list row shows the fee in another column.
  const labelOf = ({ fee, currency }: PendingAct) =>
    isSmall ? texts.actions.pay.label : texts.payAct(formats.money(fee, currency))
  return actions.map((action, index) => {
    const { label: ofAction, hint } = texts.actions[action]
    const act = unpaid.get(action)
    const label = act ? labelOf(act) : ofAction
    const to = actionPath(action, claim.id, party)
    const look = { isSmall, title: hint, 'aria-description': texts.actionOf(hint, name) }
    const isMain = index === 0 && actions.some(each => each === mine?.action)
    const variant = isMain ? 'primary' : 'secondary'
    if (action === 'take back') return <TakeBackButton key={action} claimId={claim.id} variant={variant} {...look} />
    if (isAnswer(action)) {
      return <AnswerButton key={action} claim={claim} party={party} answer={action} variant={variant} {...look} />
    }
    return to === null ? null : (
      <ButtonLink key={action} to={to} variant={variant} {...look}>
        {label}
      </ButtonLink>
    )
  })
}

interface AnswerProps {
  claim: ClaimOfNames
  party: Party
  answer: keyof typeof answers
  variant: 'primary' | 'secondary'
  isSmall: boolean
  title: string
  'aria-description': string
}

/** Button that accepts or rejects the other party's proposal, or withdraws the reader's own, after confirmation. */
function AnswerButton({ claim, party, answer, ...look }: AnswerProps) {
  const texts = useTexts('claims')
  const words = texts.answer[answer]
  const { question, confirm: confirmLabel, said, failed } = words
  const confirm = useConfirm()
  const toast = useToast()
  const cache = useClaimCache()
  const { choice, sign } = useSigning()
  const offer = claim.resolutions.at(-1)
  const params = { id: claim.id }
  const send = useAct({
    // Send the id of the offer in the dialog: another one may be current by the time the user confirms.
    run: async (shown: typeof offer) => {
      const body = { resolutionId: shown?.id }
      return answer === 'accept' && shown
        ? answers.accept({ params, body: { ...body, ...(await sign({ ...shown, as: party, claimId: claim.id })) } })
        : answers[answer]({ params, body })
    },
    ...('done' in words && { done: words.done }),
    failed,
    // A list has no box that says it.
    onDone: answered => cache.store(answered, look.isSmall ? null : said),
  })
  const ask = async () => {
    const text = offer ? (
      <>
        <OfferTerms claim={claim} offer={offer} party={party} act={answer} />
        {answer === 'accept' ? choice : null}
      </>
    ) : null
    if (!(await confirm({ title: question, confirmLabel, text }))) return
    send.mutate(offer, {
      onError: () => {
        toast.error(texts.answer.alsoFailed)
        void cache.refresh(claim.id)
      },
    })
  }
  return (
    <Button {...look} isPending={send.isPending} onClick={() => void ask()}>
      {texts.actions[answer].label}
    </Button>
  )
}

/** Buttons for the reader's current actions. */
export function ClaimActionButtons({ claim, className }: { claim: PartyClaim; className: string | undefined }) {
  const texts = useTexts('claims')
  const formats = useFormats()
  if (turnOf(claim, claim.role).may.length === 0) return null
  return (
    <div className={className}>
      <ClaimActions claim={claim} party={claim.role} name={texts.claim(formats.shortId(claim.id))} />
    </div>
  )
}
