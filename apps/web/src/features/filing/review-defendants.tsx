import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { defendantName } from '../../entities/defendant/defendant.tsx'
import { companiesOf, personsOf, representativesOf } from '../../entities/defendant/defendants-of-claim.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { ChangeLink } from './change-link.tsx'
import classes from './filing.module.css'

/** Every defendant with all details, a company's representatives after it. */
export function ReviewDefendants({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('filing').review
  if (claim.defendants.length === 0) return <p className={classes.unanswered}>{texts.notAnswered}</p>
  return (
    <div className={classes.defendants}>
      {companiesOf(claim).flatMap(company =>
        [company, ...representativesOf(claim, company)].map(defendant => (
          <DefendantAnswers key={defendant.id} claimId={claim.id} defendant={defendant} />
        )),
      )}
      {personsOf(claim).map(person => (
        <DefendantAnswers key={person.id} claimId={claim.id} defendant={person} />
      ))}
    </div>
  )
}

function DefendantAnswers({ claimId, defendant }: { claimId: string; defendant: Defendant }) {
  const texts = useTexts('filing').review
  const name = defendantName(defendant)
  const kind = defendant.isCompanyRepresentative
    ? texts.represents(defendant.companyName ?? '')
    : { Company: texts.company, Individual: texts.person }[defendant.type]
  return (
    <section>
      <header className={classes.defendant}>
        <h3>
          {name}
          <span className={classes.kind}>{kind}</span>
        </h3>
        <ChangeLink claimId={claimId} step={1} field={defendant.id} label={name} />
      </header>
      <DescriptionList items={useAnswers(defendant)} />
    </section>
  )
}

/** All details of a defendant. `DescriptionList` leaves out the empty ones. */
function useAnswers(defendant: Defendant): Description[] {
  const { fields } = useTexts('defendants')
  const formats = useFormats()
  const contacts = defendant.view === 'private' ? defendant : null
  const linksOf = (wanted: 'LinkedIn' | 'Other') =>
    defendant.socialMediaLinks.flatMap(({ type, url }) => (type === wanted ? url : [])).join('\n')
  return [
    { term: fields.legalName, value: defendant.legalName },
    { term: fields.firstName, value: defendant.firstName },
    { term: fields.lastName, value: defendant.lastName },
    { term: fields.companyPosition, value: defendant.companyPosition },
    { term: fields.taxId, value: contacts?.taxId },
    { term: fields.country, value: defendant.country === null ? null : formats.country(defendant.country) },
    { term: fields.email, value: contacts?.email },
    { term: fields.cellPhone, value: contacts?.cellPhone },
    { term: fields.website, value: defendant.website },
    { term: fields.linkedIn, value: linksOf('LinkedIn') },
    { term: fields.otherLinks, value: linksOf('Other') },
    { term: fields.wallets, value: contacts?.wallets.map(({ address }) => address).join('\n') },
  ]
}
