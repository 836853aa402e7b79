import type { PartyClaim, Restriction, TextRedaction } from '@redress/contract/claim-views.ts'
import { objectionForm, type objectToRestriction } from '@redress/contract/moderation.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useState } from 'react'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { caller } from '../../lib/api-client.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { loadTexts, useFormats, useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { Quote } from '../../ui/quote.tsx'
import classes from './restrictions.module.css'

const sendObjection = caller<typeof objectToRestriction>('POST', '/v1/claims/:id/objections')
const schema = objectionForm.omit({ decisionId: true })

/** Restrictions and redactions of a claim, with their reasons and a way to object. */
const Restrictions = ({ claim }: { claim: PartyClaim }) =>
  [...claim.restrictions, ...claim.redactions].map(restriction => (
    <Restricted key={restriction.id} claim={claim} restriction={restriction} />
  ))

/** Loads the component together with its texts, so that it causes no layout shift. */
export async function loadRestrictions() {
  await loadTexts(['restrictions', 'grounds', 'redactions'])
  return Restrictions
}

interface Props {
  claim: PartyClaim
  restriction: Restriction | TextRedaction
}

function Restricted({ claim, restriction }: Props) {
  const texts = useTexts('restrictions')
  const grounds = useTexts('grounds')
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { takenOut } = useTexts('redactions')
  const { replyId, ground, reason, restrictedAt, objection, keptBecause } = restriction
  const passages = 'passages' in restriction ? restriction.passages : []
  const isPart = passages.length > 0
  const words = isPart ? null : wordsOf(claim, replyId)
  return (
    <Banner
      tone="attention"
      title={isPart ? texts.partTitle : replyId === null ? texts.claimTitle : texts.wordsTitle}
      action={
        objection === null ? (
          <Button variant="secondary" isSmall onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
        ) : undefined
      }
    >
      <div className={classes.said}>
        <p>{(isPart ? texts.partText : texts.text)(formats.date(restrictedAt), grounds[ground])}</p>
        {passages.map(({ passage, takenOut: kind }) => (
          <Quoted key={passage} label={takenOut[kind]} text={passage} />
        ))}
        {words === null ? null : <Quoted label={texts.words} text={words} />}
        <Quoted label={texts.reason} text={reason} />
        {keptBecause === null ? null : <Quoted label={texts.kept} text={keptBecause} />}
        {objection === null ? null : (
          <>
            <Quoted label={texts.own(formats.date(objection.madeAt))} text={objection.text} />
            {objection.isAnswered ? null : <p>{texts.waiting}</p>}
          </>
        )}
      </div>
      {isOpen ? <ObjectionForm claim={claim} restriction={restriction} onClose={() => setOpen(false)} /> : null}
    </Banner>
  )
}

/** The restricted text, if it is one of the claim's replies or answers. */
function wordsOf({ replies }: PartyClaim, replyId: string | null): string | null {
  const said = replies.flatMap(({ id, text, answer, earlierVersions }) => [
    { id, text },
    ...(answer ? [answer] : []),
    ...earlierVersions,
  ])
  return said.find(({ id }) => id === replyId)?.text ?? null
}

const Quoted = ({ label, text }: { label: string; text: string }) => (
  <div>
    <strong>{label}</strong>
    <Quote className={classes.quoted}>{text}</Quote>
  </div>
)

function ObjectionForm({ claim, restriction, onClose }: Props & { onClose: () => void }) {
  const texts = useTexts('restrictions')
  const cache = useClaimCache()
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.title}
      submitLabel={texts.submit}
      schema={schema}
      defaultValues={{ text: '' }}
      persistenceKey={claimFormKey(claim.id, `objection.${restriction.id}`)}
      failureText={texts.failed}
      onSubmit={async ({ text }) => {
        const body = { decisionId: restriction.id, text }
        await cache.store(await sendObjection({ params: { id: claim.id }, body }), texts.sent)
        onClose()
      }}
    >
      <p>{texts.lead}</p>
      <TextAreaField name="text" label={texts.label} limit={limits.shortTextLength} rows={6} />
    </FormDialog>
  )
}
