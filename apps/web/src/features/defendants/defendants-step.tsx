import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import { CompanyDialog } from './company-dialog.tsx'
import { DefendantCard } from './defendant-card.tsx'
import { DefendantList } from './defendant-list.tsx'
import classes from './defendants.module.css'
import { PersonDialog, RepresentativeDialog } from './person-dialog.tsx'
import { companiesOf, personsOf, representativesOf } from './use-defendants.ts'

type Open =
  | { readonly kind: 'company' | 'person'; readonly edited: Defendant | null }
  | { readonly kind: 'representative'; readonly company: Defendant; readonly edited: Defendant | null }

/** Step 1: the companies and people that one claims from. */
export function DefendantsStep({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('defendants')
  const [open, setOpen] = useState<Open | null>(null)
  const companies = companiesOf(claim)
  const persons = personsOf(claim)
  return (
    <>
      <Accordion>
        <AccordionItem title={texts.company} defaultOpen>
          <DefendantList
            addLabel={texts.addOf.company}
            onAdd={() => setOpen({ kind: 'company', edited: null })}
            count={companies.length}
          >
            {companies.map(company => (
              <DefendantCard
                key={company.id}
                claim={claim}
                defendant={company}
                onEdit={() => setOpen({ kind: 'company', edited: company })}
              >
                <Representatives
                  claim={claim}
                  company={company}
                  onOpen={edited => setOpen({ kind: 'representative', company, edited })}
                />
              </DefendantCard>
            ))}
          </DefendantList>
        </AccordionItem>
        <AccordionItem title={texts.person} defaultOpen>
          <DefendantList
            addLabel={texts.addOf.person}
            onAdd={() => setOpen({ kind: 'person', edited: null })}
            count={persons.length}
          >
            {persons.map(person => (
              <DefendantCard
                key={person.id}
                claim={claim}
                defendant={person}
                onEdit={() => setOpen({ kind: 'person', edited: person })}
              />
            ))}
          </DefendantList>
        </AccordionItem>
      </Accordion>
      <OpenDialog claim={claim} open={open} onClose={() => setOpen(null)} />
    </>
  )
}

function OpenDialog({ claim, open, onClose }: { claim: PartyClaim; open: Open | null; onClose: () => void }) {
  if (open === null) return null
  if (open.kind === 'representative') {
    return <RepresentativeDialog claim={claim} company={open.company} person={open.edited} onClose={onClose} />
  }
  if (open.kind === 'company') return <CompanyDialog claim={claim} company={open.edited} onClose={onClose} />
  return <PersonDialog claim={claim} person={open.edited} onClose={onClose} />
}

interface RepresentativesProps {
  claim: PartyClaim
  company: Defendant
  onOpen: (edited: Defendant | null) => void
}

function Representatives({ claim, company, onOpen }: RepresentativesProps) {
  const texts = useTexts('defendants')
  const people = representativesOf(claim, company)
  return (
    <div className={classes.representatives}>
      <h3>{texts.representatives}</h3>
      {people.length === 0 ? <p className={classes.details}>{texts.noRepresentatives}</p> : null}
      <ul className={classes.list}>
        {people.map(person => (
          <DefendantCard key={person.id} claim={claim} defendant={person} onEdit={() => onOpen(person)} />
        ))}
      </ul>
      <Button
        variant="secondary"
        isSmall
        icon={<Plus aria-hidden size={18} />}
        aria-description={texts.addRepresentativeTo(company.legalName ?? '')}
        onClick={() => onOpen(null)}
      >
        {texts.addRepresentative}
      </Button>
    </div>
  )
}
