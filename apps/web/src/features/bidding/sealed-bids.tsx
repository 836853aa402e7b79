import type { agreeToBids, agreeToMiddle, askForBids, endBidding } from '@redress/contract/bidding.ts'
import type { BiddingOfClaim } from '@redress/contract/bidding-views.ts'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { biddingRounds, farthestMiddle } from '@redress/domain/claim/bidding.ts'
import { cents, centsFromNumber, numberFromCents } from '@redress/domain/money/money.ts'
import { lazy, Suspense, useState } from 'react'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { caller } from '../../lib/api-client.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { Section } from '../../ui/section.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './sealed-bids.module.css'

const requests = {
  ask: caller<typeof askForBids>('POST', '/v1/claims/:id/bidding'),
  agree: caller<typeof agreeToBids>('POST', '/v1/claims/:id/bidding/agree'),
  middle: caller<typeof agreeToMiddle>('POST', '/v1/claims/:id/bidding/middle'),
  end: caller<typeof endBidding>('POST', '/v1/claims/:id/bidding/end'),
}

const AskDialog = lazy(async () => ({ default: (await import('./bidding-forms.tsx')).AskDialog }))
const BidForm = lazyPart('features/bidding/bidding-forms', async () => (await import('./bidding-forms.tsx')).BidForm)

interface Props {
  claim: PartyClaim
  bidding: BiddingOfClaim
}

/** Settling by sealed bids: what they are, how they stand, and what the reader may do. */
export function SealedBids({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('bidding')
  const { bidding } = claim
  return (
    <Section title={texts.title}>
      <div className={classes.bidding}>
        {bidding === null || bidding.state === 'ended' ? (
          <AskForBids claim={claim} />
        ) : bidding.isAnothers ? (
          <p>{texts.anothers}</p>
        ) : (
          <Running claim={claim} bidding={bidding} />
        )}
      </div>
    </Section>
  )
}

function About() {
  const texts = useTexts('bidding')
  return [...texts.about, texts.close, texts.freely].map(sentence => <p key={sentence}>{sentence}</p>)
}

/** Explains sealed bids to whoever may ask for them, after those that have ended too. */
export function AskForBids({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('bidding')
  const cache = useClaimCache()
  const [isOpen, setOpen] = useState(false)
  const ending = claim.bidding?.ending ?? null
  return (
    <>
      {ending === null ? null : (
        <p role="status">
          <strong>{texts.endings[ending]}</strong> <span>{texts.deleted}</span>
        </p>
      )}
      <About />
      <div className={classes.actions}>
        <Button variant="secondary" disabled={claim.isOtherSideGone} onClick={() => setOpen(true)}>
          {texts.ask}
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <AskDialog
            claim={claim}
            onClose={() => setOpen(false)}
            onSubmit={async body => {
              await cache.store(await requests.ask({ params: { id: claim.id }, body }), texts.askDialog.asked)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

function Running({ claim, bidding }: Props) {
  const texts = useTexts('bidding')
  const formats = useFormats()
  return (
    <>
      {
        {
          asked: <Asked claim={claim} bidding={bidding} />,
          bids: <Round claim={claim} bidding={bidding} />,
          middle: <Middle claim={claim} bidding={bidding} />,
          ended: null,
        }[bidding.state]
      }
      <p>{texts.until(formats.until(bidding.until))}</p>
    </>
  )
}

function FeeSentence({ claim, bidding }: Props) {
  const texts = useTexts('bidding')
  return <p>{bidding.costOwner === claim.role ? texts.feeOwn : texts.feeOther}</p>
}

/** An act on the bids: asks once more, and shows the claim as it is then. */
function useBiddingAct(claim: PartyClaim, run: () => Promise<PartyClaim>, done: string) {
  const { failed } = useTexts('bidding')
  const cache = useClaimCache()
  const confirm = useConfirm()
  const act = useAct({ run, failed, onDone: after => cache.store(after, done) })
  return {
    isPending: act.isPending,
    ask: async (question: Parameters<typeof confirm>[0]) => {
      if (await confirm(question)) act.mutate(undefined, { onError: () => void cache.refresh(claim.id) })
    },
  }
}

/** Ends the bids, whatever that is called now. */
function End({ claim, label }: { claim: PartyClaim; label: string }) {
  const { questions, left } = useTexts('bidding')
  const { isPending, ask } = useBiddingAct(claim, () => requests.end({ params: { id: claim.id } }), left)
  const question = { title: questions.leave, text: questions.leaveText, confirmLabel: label }
  return (
    <Button variant="quiet" isPending={isPending} onClick={() => void ask(question)}>
      {label}
    </Button>
  )
}

function Asked({ claim, bidding }: Props) {
  const texts = useTexts('bidding')
  const { costOwner } = bidding
  const isOwn = bidding.askedBy === claim.role
  const run = () => requests.agree({ params: { id: claim.id }, body: { costOwner } })
  const { isPending, ask } = useBiddingAct(claim, run, texts.agreed)
  const fee = costOwner === claim.role ? texts.feeOwn : texts.feeOther
  const question = { title: texts.questions.agree, text: fee, confirmLabel: texts.agree }
  return (
    <>
      <p>
        <strong>{isOwn ? texts.asked.own : texts.asked.other}</strong>
      </p>
      <FeeSentence claim={claim} bidding={bidding} />
      <About />
      <div className={classes.actions}>
        {isOwn ? null : (
          <Button isPending={isPending} onClick={() => void ask(question)}>
            {texts.agree}
          </Button>
        )}
        <End claim={claim} label={isOwn ? texts.takeBack : texts.decline} />
      </div>
    </>
  )
}

function Round({ claim, bidding }: Props) {
  const texts = useTexts('bidding')
  const { round } = bidding
  return (
    <>
      <h3>{texts.round(round)}</h3>
      <div role="status">
        {round > 1 ? <p>{texts.notMet(round - 1)}</p> : null}
        {bidding.isOwnGiven ? <p>{texts.ownGiven}</p> : null}
        <p>{bidding.isOtherGiven ? texts.otherGiven : texts.otherMissing}</p>
      </div>
      {round === biddingRounds ? <p>{texts.lastRound}</p> : null}
      <p>{texts.close}</p>
      <FeeSentence claim={claim} bidding={bidding} />
      {bidding.isOwnGiven ? null : (
        <Suspense>
          <BidForm key={round} claim={claim} round={round} />
        </Suspense>
      )}
      <div className={classes.actions}>
        <End claim={claim} label={texts.leave} />
      </div>
    </>
  )
}

function Middle({ claim, bidding }: Props) {
  const { middle: texts, questions, leave } = useTexts('bidding')
  const formats = useFormats()
  const run = () => requests.middle({ params: { id: claim.id } })
  const { isPending, ask } = useBiddingAct(claim, run, texts.agreed)
  const farthest = farthestMiddle(centsFromNumber(claim.asked ?? 0) ?? cents(0n))
  const where = texts.where[claim.role](formats.money(numberFromCents(farthest), claim.currency))
  const question = { title: questions.middle, text: `${where} ${questions.middleText}`, confirmLabel: texts.agree }
  return (
    <>
      <p>
        <strong>{bidding.isOwnGiven ? texts.given : texts.question}</strong>
      </p>
      <p>{where}</p>
      <p>{texts.effect}</p>
      <FeeSentence claim={claim} bidding={bidding} />
      <div className={classes.actions}>
        {bidding.isOwnGiven ? null : (
          <Button isPending={isPending} onClick={() => void ask(question)}>
            {texts.agree}
          </Button>
        )}
        <End claim={claim} label={bidding.isOwnGiven ? leave : texts.decline} />
      </div>
    </>
  )
}
