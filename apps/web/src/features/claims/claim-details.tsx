import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ReactNode } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { useSectionItems } from './section-items.tsx'

interface Props {
  claim: PartyClaim
  documents: ReactNode
  /** The correspondence; nothing if there is none. */
  correspondence: Elements
}

/** Content and evidence of a claim, for a first-time reader. */
export function ClaimDetails({ claim, documents, correspondence }: Props) {
  const { sections } = useTexts('claims').view
  const formats = useFormats()
  const items = useSectionItems(claim)
  return (
    <Accordion>
      <AccordionItem level={3} title={sections.synopsis} defaultOpen>
        <DescriptionList items={items.synopsis} />
      </AccordionItem>
      <AccordionItem level={3} title={sections.documents} note={formats.count(claim.files.length)} defaultOpen>
        {documents}
      </AccordionItem>
      {correspondence}
      <AccordionItem level={3} title={sections.general}>
        <DescriptionList items={items.general} />
      </AccordionItem>
      {claim.disputeReason === null ? null : (
        <AccordionItem level={3} title={sections.dispute}>
          <DescriptionList items={items.dispute} />
        </AccordionItem>
      )}
      <AccordionItem level={3} title={sections.currentStatus}>
        <DescriptionList items={items.currentStatus} />
      </AccordionItem>
      <AccordionItem level={3} title={sections.plaintiff}>
        <DescriptionList items={items.plaintiff} />
      </AccordionItem>
    </Accordion>
  )
}
