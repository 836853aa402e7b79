import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { missingForSubmission } from '@redress/domain/claim/completeness.ts'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Elements } from '../../lib/elements.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useToast } from '../../ui/toast.ts'
import { Autosave } from './autosave.tsx'
import { GeneralFields, StatusFields, SynopsisFields } from './detail-fields.tsx'
import { type DetailSection, detailSections, detailsOf, detailsPatch, draftWith } from './details-form.ts'
import { useFocusOn, useStepNavigation } from './filing-steps.ts'
import { Guided } from './guided.tsx'
import { Missing } from './missing.tsx'
import { SaveStatus } from './save-status.tsx'
import { StepActions } from './step-actions.tsx'
import type { Draft } from './use-draft.ts'

/** Step 2, What Happened: saved as it is written. */
export function DetailsStep({ claim, draft }: { claim: PartyClaim; draft: Draft }) {
  const texts = useTexts('filing')
  const { saver, saved, unsaved } = draft
  const navigation = useStepNavigation(2, claim.id)
  const navigate = useNavigate()
  const toast = useToast()
  const goOn = async () => {
    await saver.flush()
    toast.success(texts.updated)
    await navigate(navigation.next)
  }
  return (
    <Guided topic="synopsis" isByField>
      <Form
        schema={async () => (await import('./details-schema.ts')).detailsSchema}
        defaultValues={detailsOf(saved, unsaved)}
        persistenceKey={null}
        onSubmit={goOn}
        failureText={texts.updateFailed}
        label={texts.steps[1] ?? ''}
      >
        <Autosave saver={saver} saved={detailsOf(saved, {})} patchOf={detailsPatch}>
          <DetailSections claim={claim} change={navigation.change} />
        </Autosave>
        <MissingDetails claim={claim} />
        <StepActions back={navigation.back} status={<SaveStatus saver={saver} />}>
          <GoOn claim={claim} label={navigation.nextLabel} />
        </StepActions>
      </Form>
    </Guided>
  )
}

const useMissing = (claim: PartyClaim) => missingForSubmission(draftWith(claim, useWatch()), 2)

const contents: Record<DetailSection, (claim: PartyClaim) => Elements> = {
  general: () => <GeneralFields />,
  synopsis: ({ files }) => <SynopsisFields hasDocuments={files.length > 0} />,
  currentStatus: () => <StatusFields />,
}

function DetailSections({ claim, change }: { claim: PartyClaim; change: string | null }) {
  const texts = useTexts('filing')
  const missing = useMissing(claim)
  const { errors } = useFormState()
  const sections = (Object.keys(detailSections) as DetailSection[]).map(name => ({
    name,
    left: missing.filter(item => (detailSections[name] as readonly string[]).includes(item)).length,
    hasChange: (detailSections[name] as readonly string[]).includes(change ?? ''),
    hasError: detailSections[name].some(field => field in errors),
  }))
  const opened = useOpened(sections)
  useFocusOn(change)
  return (
    <Accordion>
      {sections.map(({ name, left }) => (
        <AccordionItem
          key={name}
          title={texts.sections[name]}
          note={left === 0 ? texts.sectionDone : texts.sectionLeft(String(left))}
          defaultOpen={opened.includes(name)}
        >
          {contents[name](claim)}
        </AccordionItem>
      ))}
    </Accordion>
  )
}

interface SectionState {
  readonly name: DetailSection
  readonly left: number
  readonly hasChange: boolean
  readonly hasError: boolean
}

/**
 * The sections that have opened: the first in which something is missing, the next once nothing is missing in those, and
 * every one with an error.
 */
function useOpened(sections: readonly SectionState[]): readonly DetailSection[] {
  const [opened, setOpened] = useState<readonly DetailSection[]>(() => {
    const first = sections.find(each => each.hasChange) ?? sections.find(each => each.left > 0) ?? sections[0]
    return first ? [first.name] : []
  })
  const isOpened = ({ name }: SectionState) => opened.includes(name)
  const isReached = sections.filter(isOpened).every(({ left }) => left === 0)
  const next = isReached ? sections.find(({ left }) => left > 0) : undefined
  const added = sections.filter(each => !isOpened(each) && (each.hasError || each === next))
  if (added.length > 0) setOpened([...opened, ...added.map(({ name }) => name)])
  return opened
}

function MissingDetails({ claim }: { claim: PartyClaim }) {
  const names = useTexts('claims').fields
  const missing = useMissing(claim)
  return <Missing items={missing.map(item => ({ key: item, label: names[item], field: item }))} />
}

function GoOn({ claim, label }: { claim: PartyClaim; label: string }) {
  return <SubmitButton disabled={useMissing(claim).length > 0}>{label}</SubmitButton>
}
