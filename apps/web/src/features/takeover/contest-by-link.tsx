import type { contestTakeoverByLink, getTakeover, NamedTakeover } from '@redress/contract/defendants.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Section } from '../../ui/section.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './takeover.module.css'

const fetchTakeover = caller<typeof getTakeover>('GET', '/v1/takeovers/:token')
const requestContest = caller<typeof contestTakeoverByLink>('POST', '/v1/takeovers/:token/contest')

/** The takeover by the redeem code of the address that received the link. The request changes nothing. */
export const namedTakeoverQuery = (token: string) =>
  queryOptions({
    queryKey: ['takeover', token],
    queryFn: ({ signal }) => fetchTakeover({ params: { token } }, { signal }),
    staleTime: 0,
  })

/** The claim and, if the takeover can be contested, a button that does so. */
export function ContestByLink({ takeover, token }: { takeover: NamedTakeover; token: string }) {
  const { facts, byLink: texts } = useTexts('takeover')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const { claimType, takerName } = takeover
  return (
    <>
      <Section title={texts.claim}>
        <DescriptionList
          items={[
            { term: facts.number, value: takeover.claimNumber },
            { term: facts.type, value: claimType === null ? null : vocabulary.claimType(claimType) },
            { term: facts.plaintiff, value: takeover.plaintiffName },
            { term: facts.defendant, value: takeover.defendantName },
            { term: facts.taker, value: takerName },
            { term: facts.since, value: formats.date(takeover.takenAt) },
          ]}
        />
      </Section>
      {takeover.state === 'taken' ? <Contest takerName={takerName} token={token} /> : null}
    </>
  )
}

function Contest({ takerName, token }: { takerName: string; token: string }) {
  const { byLink: texts, contest: words } = useTexts('takeover')
  const queries = useQueryClient()
  const { queryKey } = namedTakeoverQuery(token)
  const contest = useAct({
    run: () => requestContest({ params: { token } }),
    failed: words.failed,
    onDone: takeover => queries.setQueryData(queryKey, takeover),
  })
  return (
    <div className={classes.act}>
      <div className={classes.steps}>
        {texts.whatHappens(takerName).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Button
        isPending={contest.isPending}
        onClick={() => contest.mutate(undefined, { onError: () => void queries.invalidateQueries({ queryKey }) })}
      >
        {words.submit}
      </Button>
    </div>
  )
}
