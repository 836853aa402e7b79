import type { OwnSuspension } from '@redress/contract/suspension-views.ts'
import { lazy, Suspense, useState } from 'react'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'

// Loaded on demand: reading the notice needs no form.
const ObjectionForm = lazy(async () => ({ default: (await import('./suspension-objection.tsx')).ObjectionForm }))

/**
 * Notice above every page of the dashboard: the suspension, its reason, the rights that remain, and a way to object.
 */
export default function SuspensionNotice({ suspension }: { suspension: OwnSuspension }) {
  const { account: texts, ...shared } = useTexts('restrictions')
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { scope, ground, reason, suspendedAt, objection, outcomeReason } = suspension
  const { title, text } = texts.of[scope]
  const said = objection ? [{ term: shared.own(formats.date(objection.madeAt)), value: objection.text }] : []
  return (
    <>
      <Banner
        tone="attention"
        title={title}
        action={
          objection === null ? (
            <Button variant="secondary" isSmall onClick={() => setOpen(true)}>
              {shared.open}
            </Button>
          ) : undefined
        }
      >
        <p>{text(formats.date(suspendedAt), texts.grounds[ground])}</p>
        <DescriptionList
          items={[{ term: shared.reason, value: reason }, ...said, { term: shared.kept, value: outcomeReason }]}
        />
        {objection !== null && outcomeReason === null ? <p>{shared.waiting}</p> : null}
      </Banner>
      {isOpen ? (
        <Suspense>
          <ObjectionForm id={suspension.id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
