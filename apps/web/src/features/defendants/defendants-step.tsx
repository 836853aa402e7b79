import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { Building2, Plus, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { companiesOf, personsOf, representativesOf } from '../../entities/defendant/defendants-of-claim.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import { FeeMeans } from '../../ui/fee-means.tsx'
import { CompanyDialog } from './company-dialog.tsx'
import { DefendantCard } from './defendant-card.tsx'
import { DefendantList } from './defendant-list.tsx'
import classes from './defendants.module.css'
import { PersonDialog, RepresentativeDialog } from './person-dialog.tsx'

/** The dialog that is open: for a new one, or for the one whose id it names. */
type Open =
  | { readonly kind: 'company' | 'person'; readonly editedId: string | null }
  | { readonly kind: 'representative'; readonly companyId: string; readonly editedId: string | null }

/** Step 1: the companies and people that one claims from. */
export function DefendantsStep({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('defendants')
  const [params] = useSearchParams()
  const [open, setOpen] = useState(() => changeOf(claim, params.get('change')))
  const companies = companiesOf(claim)
  const persons = personsOf(claim)
  return (
    <>
      <Accordion>
        <AccordionItem title={texts.company} defaultOpen>
          <DefendantList
            addLabel={texts.add.company}
            icon={<Building2 aria-hidden size={18} />}
            onAdd={() => setOpen({ kind: 'company', editedId: null })}
            count={companies.length}
          >
            {companies.map(company => (
              <DefendantCard
                key={company.id}
                claim={claim}
                defendant={company}
                onEdit={() => setOpen({ kind: 'company', editedId: company.id })}
              >
                <Representatives
                  claim={claim}
                  company={company}
                  onOpen={editedId => setOpen({ kind: 'representative', companyId: company.id, editedId })}
                />
              </DefendantCard>
            ))}
          </DefendantList>
        </AccordionItem>
        <AccordionItem title={texts.person} defaultOpen>
          <DefendantList
            addLabel={texts.add.person}
            icon={<UserRound aria-hidden size={18} />}
            onAdd={() => setOpen({ kind: 'person', editedId: null })}
            count={persons.length}
          >
            {persons.map(person => (
              <DefendantCard
                key={person.id}
                claim={claim}
                defendant={person}
                onEdit={() => setOpen({ kind: 'person', editedId: person.id })}
              />
            ))}
          </DefendantList>
        </AccordionItem>
      </Accordion>
      <FeeMeans />
      <OpenDialog claim={claim} open={open} onClose={() => setOpen(null)} />
    </>
  )
}

/** The dialog of the defendant whom a Change link of the review names. */
function changeOf(claim: PartyClaim, editedId: string | null): Open | null {
  const edited = claim.defendants.find(({ id }) => id === editedId)
  if (!edited) return null
  if (edited.companyId !== null) return { kind: 'representative', companyId: edited.companyId, editedId }
  return { kind: edited.type === 'Company' ? 'company' : 'person', editedId }
}

function OpenDialog({ claim, open, onClose }: { claim: PartyClaim; open: Open | null; onClose: () => void }) {
  const known = (id: string) => claim.defendants.find(defendant => defendant.id === id)
  const edited = open?.editedId ? known(open.editedId) : null
  // Somebody who was deleted in another window is not edited on.
  if (open === null || edited === undefined) return null
  if (open.kind === 'representative') {
    const company = known(open.companyId)
    return company ? <RepresentativeDialog claim={claim} company={company} person={edited} onClose={onClose} /> : null
  }
  if (open.kind === 'company') return <CompanyDialog claim={claim} company={edited} onClose={onClose} />
  return <PersonDialog claim={claim} person={edited} onClose={onClose} />
}

interface RepresentativesProps {
  claim: PartyClaim
  company: Defendant
  onOpen: (editedId: string | null) => void
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
          <DefendantCard key={person.id} claim={claim} defendant={person} onEdit={() => onOpen(person.id)} />
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
