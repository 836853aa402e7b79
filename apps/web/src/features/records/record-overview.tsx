import { FoundClaims } from '../../entities/claim/found-claims.tsx'
import { PublishedReply } from '../../entities/claim/public-replies.tsx'
import { OutcomeNote, UnprovenNote } from '../../entities/defendant/defendant.tsx'
import { useFigureWords } from '../../entities/defendant/figure-words.ts'
import type { PublicRecord } from '../../entities/defendant/record-query.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './record.module.css'

/** Figures of a company or a person over all public claims. */
export function RecordFigures({ record }: { record: PublicRecord }) {
  const texts = useTexts('records').profile
  const formats = useFormats()
  const words = useFigureWords(record.figures)
  const { otherNames } = record
  return (
    <Section title={texts.record} note={words.note}>
      <ul className={classes.figures}>
        {[
          words.claims,
          words.answered,
          words.unreached,
          words.settled,
          words.kept,
          words.notContradicted,
          words.median,
          words.unproven,
        ].map(figure => (figure === null ? null : <li key={figure}>{figure}</li>))}
      </ul>
      {otherNames.length > 0 ? (
        <p className={classes.otherNames}>{texts.otherNames(formats.list(otherNames))}</p>
      ) : null}
    </Section>
  )
}

/** Maximum length, in characters, of a reply that is shown unfolded. */
const readAtOnce = 400

/** The claim's outcome for this company or person. The claim's status covers all defendants. */
function OwnOutcome({ claim }: { claim: PublicRecord['claims'][number] }) {
  if (claim.outcome === null) return null
  return (
    <p className={classes.outcome}>
      <OutcomeNote outcome={claim.outcome} />
    </p>
  )
}

/** Public replies of the company or person to a claim. */
function OwnReplies({ claim }: { claim: PublicRecord['claims'][number] }) {
  const texts = useTexts('records').replies
  return claim.replies.map(reply => (
    <details key={reply.defendantId} className={classes.reply} open={reply.text.length <= readAtOnce}>
      <summary>{texts.shown(reply.name)}</summary>
      <PublishedReply reply={reply} plaintiff={claim.plaintiffName} />
    </details>
  ))
}

interface ClaimsProps {
  record: PublicRecord
  hasMore: boolean
  isLoadingMore: boolean
  onLoadMore: () => void
  pathOfClaim: (id: string) => string
}

/** The public claims that name it, the newest first. */
export function RecordClaims({ record, hasMore, isLoadingMore, onLoadMore, pathOfClaim }: ClaimsProps) {
  const texts = useTexts('records').profile
  const formats = useFormats()
  return (
    <Section title={texts.claims(formats.count(record.figures.claims))}>
      <FoundClaims
        claims={record.claims}
        pathOf={pathOfClaim}
        noteOf={claim => (
          <>
            <OwnOutcome claim={claim} />
            {claim.isUnproven ? <UnprovenNote /> : null}
            <OwnReplies claim={claim} />
          </>
        )}
      />
      {hasMore ? (
        <Button variant="secondary" isPending={isLoadingMore} onClick={onLoadMore}>
          {texts.moreClaims}
        </Button>
      ) : null}
    </Section>
  )
}
