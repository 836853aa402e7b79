import type { getOfferedClaims, OfferedClaim, takeOverOfferedClaim } from '@redress/contract/defendants.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { claimsInterval } from '../../entities/claim/claim-queries.ts'
import { ClaimRow, ClaimRows } from '../../entities/claim/claim-row.tsx'
import { useClaimSentence } from '../../entities/claim/claim-sentence.ts'
import { viewOf } from '../../entities/claim/claim-sides.ts'
import { caller } from '../../lib/api-client.ts'
import { polling } from '../../lib/live-connection.ts'
import { paths } from '../../lib/paths.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Section } from '../../ui/section.tsx'
import { useAct } from '../../ui/use-act.ts'
import { DisownButton } from './disown-button.tsx'
import classes from './offered-claims.module.css'

const fetchOfferedClaims = caller<typeof getOfferedClaims>('GET', '/v1/claims/offered')
const takeOver = caller<typeof takeOverOfferedClaim>('POST', '/v1/claims/defendants/:id/takeover')

const offeredClaimsQuery = queryOptions({
  queryKey: queryKeys.offeredClaims,
  queryFn: ({ signal }) => fetchOfferedClaims(undefined, { signal }),
  staleTime: 0,
  refetchInterval: polling(claimsInterval),
})

/** Offered claims for the user's confirmed addresses, polled. */
export const useOfferedClaims = () => useQuery(offeredClaimsQuery)

/** Offered claims, each with a button that takes it over; nothing if there are none. */
export function OfferedClaims({ query }: { query: ReturnType<typeof useOfferedClaims> }) {
  const texts = useTexts('dashboardHome').offered
  if (query.data?.length === 0) return null
  return (
    <Section title={texts.title}>
      <Loaded query={query} failure={texts.listFailed}>
        {offered => (
          <>
            <p className={classes.lead}>{texts.lead}</p>
            <ClaimRows>
              {offered.map(claim => (
                <Offer key={claim.defendantId} claim={claim} />
              ))}
            </ClaimRows>
          </>
        )}
      </Loaded>
    </Section>
  )
}

function Offer({ claim }: { claim: OfferedClaim }) {
  const texts = useTexts('dashboardHome').offered
  const navigate = useNavigate()
  const queries = useQueryClient()
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: queryKeys.claims })
    void queries.invalidateQueries({ queryKey: queryKeys.notifications })
  }
  const act = useAct({
    run: () => takeOver({ params: { id: claim.defendantId } }),
    done: texts.done,
    failed: texts.failed,
    leadsAway: true,
    onDone: async ({ claimId }) => {
      await navigate(paths.dashboard.claim(viewOf('Defendant'), claimId))
      refresh()
    },
  })
  const sentence = useOfferSentence(claim)
  const namedAs = useNamedAs(claim)
  const { dates } = useTexts('turns')
  const { noticePeriodEndsAt: answerBy } = claim
  const now = useClock()
  const formats = useFormats()
  return (
    <ClaimRow
      sentence={sentence}
      action={
        <div className={classes.actions}>
          <Button
            isSmall
            aria-label={texts.takeOverClaim(sentence)}
            isPending={act.isPending || act.isSuccess}
            onClick={() => act.mutate(undefined, { onError: refresh })}
          >
            {texts.takeOver}
          </Button>
          <DisownButton claim={claim} sentence={sentence} onDone={refresh} />
        </div>
      }
    >
      <p>{namedAs}</p>
      {claim.isResolved ? <p>{texts.over}</p> : null}
      {claim.isResolved || answerBy === null ? null : (
        <p>
          {dates[new Date(answerBy) > now ? 'due' : 'late']} {formats.until(answerBy)}
        </p>
      )}
      <p>
        {texts.date}: <DateText value={claim.dateOfClaim} />
      </p>
    </ClaimRow>
  )
}

/** Words the claim in one sentence: to the reader, or about the company. */
function useOfferSentence({ plaintiffName, asked, currency, companyName, isResolved: isOver }: OfferedClaim): string {
  const { asksYou } = useTexts('turns')
  const formats = useFormats()
  const sentence = useClaimSentence()
  return companyName === null
    ? asksYou(plaintiffName, formats.money(asked, currency), isOver)
    : sentence({ plaintiff: plaintiffName, asked, currency, defendants: [companyName], isOver })
}

function useNamedAs({ companyName, isCompanyRepresentative }: OfferedClaim): string {
  const { asPerson, asCompany, asRepresentative } = useTexts('dashboardHome').offered
  if (companyName === null) return asPerson
  return isCompanyRepresentative ? asRepresentative(companyName) : asCompany(companyName)
}
