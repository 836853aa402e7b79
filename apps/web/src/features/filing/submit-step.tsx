import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { submitClaim } from '@redress/contract/claims.ts'
import { missingForSubmission, missingOfPlaintiff } from '@redress/domain/claim/completeness.ts'
import { durationMilliseconds } from '@redress/domain/claim/deadlines.ts'
import { waysFor } from '@redress/domain/money/ways-to-pay.ts'
import { useSuspension } from '../../entities/account/suspension.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { partyNames } from '../../entities/claim/offer-in-words.ts'
import { caller } from '../../lib/api-client.ts'
import { type Configuration, useConfiguration } from '../../lib/configuration.ts'
import { clearPersistedFormsOfClaim } from '../../lib/form-persistence.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { StickyActions } from '../../ui/sticky-actions.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './filing.module.css'
import { changePath, draftOf, stepOf } from './filing-steps.ts'
import { Guided } from './guided.tsx'
import { Missing } from './missing.tsx'
import { durationInWords } from './notice-period.ts'

const requestSubmission = caller<typeof submitClaim>('POST', '/v1/claims/:id/submit')

interface Props {
  claim: PartyClaim
  /** The fields of which the server does not have what was typed. */
  unsaved: readonly string[]
}

/** Step 5: what submitting costs and means, and the button. Once it is submitted its fee is paid on a page of its own. */
export function SubmitStep({ claim, unsaved }: Props) {
  const texts = useTexts('filing').submit
  return (
    <Guided topic="platformFees">
      <Section title={texts.nextTitle}>
        <WhatHappensNext claim={claim} />
      </Section>
      <Section title={texts.summaryTitle}>
        <Summary claim={claim} />
      </Section>
      <SubmitButtons claim={claim} unsaved={unsaved} />
    </Guided>
  )
}

function Summary({ claim }: { claim: PartyClaim }) {
  const labels = useTexts('claims').fields
  const texts = useTexts('filing').submit
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const count = claim.files.length
  const items = [
    { term: labels.type, value: claim.type === null ? null : vocabulary.claimType(claim.type) },
    {
      term: labels.value,
      value: claim.asked === null ? null : <Money value={claim.asked} currency={claim.currency} />,
    },
    { term: labels.defendantsCount, value: formats.list(partyNames(claim).defendants) },
    { term: labels.documentsCount, value: count === 1 ? texts.oneDocument : texts.documents(String(count)) },
  ]
  return <DescriptionList items={items} />
}

function WhatHappensNext({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('filing').submit
  const formats = useFormats()
  const fee = claim.submissionFee ?? 0
  const steps = ({ noticePeriod, hasBankAccount }: Configuration) => {
    const isByBank = waysFor(claim.currency, hasBankAccount).includes('bank')
    const hasNotice = (durationMilliseconds(noticePeriod) ?? 0) > 0
    return [
      ...(fee > 0 ? [isByBank ? texts.payFirstByBank : texts.payFirst, texts.afterPayment] : [texts.atOnce]),
      ...(hasNotice ? texts.notice(durationInWords(noticePeriod, formats.locale)) : [texts.publishedAtOnce]),
    ]
  }
  return (
    <Loaded query={useConfiguration()} failure={texts.nextFailed} skeleton={<Bone height="calc(27rem - 12vw)" />}>
      {settings => (
        <>
          <p className={classes.cost}>{fee > 0 ? texts.cost(formats.money(fee, claim.currency)) : texts.free}</p>
          <ol className={classes.next}>
            {steps(settings).map(line => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <p className={classes.locked}>{fee > 0 ? texts.locked : texts.lockedAtOnce}</p>
        </>
      )}
    </Loaded>
  )
}

function SubmitButtons({ claim, unsaved }: Props) {
  const texts = useTexts('filing')
  const names: Readonly<Record<string, string>> = useTexts('claims').fields
  const cache = useClaimCache()
  const submit = useAct({
    run: () => requestSubmission({ params: { id: claim.id } }),
    done: texts.submit.done,
    failed: texts.submit.failed,
    onDone: async submitted => {
      await cache.store(submitted, null)
      clearPersistedFormsOfClaim(submitted.id)
    },
  })
  const linkTo = (field: string) => ({
    key: field,
    label: names[field] ?? field,
    to: changePath(stepOf(field) ?? 2, claim.id, field),
  })
  const missing = missingForSubmission(draftOf(claim)).filter(item => !unsaved.includes(item))
  const { user } = useSession()
  const isRefused = useSuspension('submit a claim') !== null
  const missingOfOwn = user ? missingOfPlaintiff(user) : []
  return (
    <>
      <Missing title={texts.submit.notReady} items={missing.map(linkTo)} />
      <Missing
        title={texts.submit.profileLacks}
        items={missingOfOwn.map(item => ({
          key: item,
          label: texts.submit.ofProfile[item],
          to: paths.dashboard.profile,
        }))}
      />
      <Missing title={texts.submit.notSaved} items={unsaved.map(linkTo)} />
      <StickyActions>
        <ButtonLink variant="secondary" to={paths.dashboard.createClaimStep(4, claim.id)}>
          {texts.back}
        </ButtonLink>
        <Button
          disabled={isRefused || missing.length + missingOfOwn.length + unsaved.length > 0}
          isPending={submit.isPending}
          onClick={() => submit.mutate()}
        >
          {texts.submit.submit}
        </Button>
      </StickyActions>
    </>
  )
}
