import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { OpenedLetter, WrittenAnswer } from '@redress/contract/letters.ts'
import { type AnswerKind, feeOfAnswer, partsOfAnswer } from '@redress/domain/claim/written-answers.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { OfferTerms } from '../../entities/claim/offer-terms.tsx'
import { PublishedWords } from '../../entities/claim/replies.tsx'
import { typedOffer } from '../../entities/claim/typed-offer.ts'
import { defendantName } from '../../entities/defendant/defendant.tsx'
import { type AnswerStep, paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './answer.module.css'
import { boundBy } from './answerable-claim.ts'
import { useLetterFacts } from './letter-facts.ts'

interface Props {
  letter: OpenedLetter
  claim: PartyClaim
  answer: WrittenAnswer
  /** Whether it can still be given. */
  isPossible: boolean
}

const stepOf = {
  dispute: 'dispute',
  'already paid': 'paid',
  offer: 'offer',
  concession: 'concession',
  reply: 'reply',
} as const satisfies Record<AnswerKind, AnswerStep>

/** The written answer, and its consequences once it is given. */
export function WrittenWords({ letter, claim, answer, isPossible }: Props) {
  const { give: texts, forms } = useTexts('answer')
  const vocabulary = useTexts('vocabulary')
  const { winningParty, costOwner, value, paymentPlan, note } = answer
  const terms = { winningParty, costOwner, value, paymentPlan }
  const conceded = { winningParty: 'Plaintiff', costOwner: 'Defendant', value: answer.value ?? claim.asked }
  const proposed = { offer: terms, concession: conceded, dispute: null, 'already paid': null, reply: null }[answer.kind]
  const offer = proposed && typedOffer(proposed, claim.currency)
  return (
    <Section
      title={texts.kind}
      actions={
        isPossible ? (
          <ButtonLink variant="secondary" isSmall to={paths.answer(stepOf[answer.kind])}>
            {texts.change}
          </ButtonLink>
        ) : null
      }
    >
      <div className={classes.stack}>
        <p>
          <strong>{texts.kinds[answer.kind]}</strong>
        </p>
        {answer.disputeReason ? (
          <DescriptionList
            items={[
              { term: forms.reason, value: vocabulary.disputeReason(answer.disputeReason) },
              { term: forms.explanation, value: answer.disputeExplanation },
            ]}
          />
        ) : null}
        {offer ? (
          <OfferTerms
            claim={claim}
            offer={{ ...offer, note: note || null }}
            party="Defendant"
            act={answer.kind === 'concession' ? 'concede' : 'propose'}
          />
        ) : null}
        {answer.kind === 'already paid' ? <PaidWords letter={letter} claim={claim} answer={answer} /> : null}
        {answer.kind !== 'reply' || answer.text === undefined ? null : (
          <ReplyWords letter={letter} claim={claim} text={answer.text} isPossible={isPossible} />
        )}
        {isPossible ? <AfterGiving claim={claim} answer={answer} /> : null}
      </div>
    </Section>
  )
}

/** Date and amount of the stated payment, with its evidence. */
function PaidWords({ letter, claim, answer }: Omit<Props, 'isPossible'>) {
  const { payment: texts, attached } = useTexts('messages')
  const { forms } = useTexts('answer')
  const formats = useFormats()
  const { paidOn, paidValue, text } = answer
  return (
    <DescriptionList
      items={[
        { term: texts.on, value: paidOn === undefined ? '' : formats.date(paidOn) },
        { term: forms.paid.sum, value: paidValue === undefined ? '' : formats.money(paidValue, claim.currency) },
        { term: texts.text, value: text },
        {
          term: attached,
          value: letter.files.length === 0 ? forms.paid.noFiles : formats.list(letter.files.map(each => each.fileName)),
        },
      ]}
    />
  )
}

/** The text that becomes public, and the consequences. */
function ReplyWords({ letter, claim, text, isPossible }: Omit<Props, 'answer'> & { text: string }) {
  const { replies: texts } = useTexts('records')
  const bound = boundBy(letter, claim)
  const consequences = isPossible ? texts.reply.consequences(String(limits.replyVersions - 1)) : []
  return (
    <>
      {isPossible ? <p>{texts.becomesPublic}</p> : null}
      <PublishedWords by={bound ? defendantName(bound) : ''} text={text}>
        {null}
      </PublishedWords>
      {consequences.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  )
}

function AfterGiving({ claim, answer }: Pick<Props, 'claim' | 'answer'>) {
  const { afterwards } = useTexts('answer').give
  const { plaintiff, disputeFee, concessionFee, isRestricted } = useLetterFacts(claim)
  const purpose = feeOfAnswer(answer)
  const fee = purpose && { dispute: disputeFee, concession: concessionFee }[purpose]
  return partsOfAnswer(answer).map(part => <p key={part}>{afterwards[part](fee, plaintiff, isRestricted)}</p>)
}
