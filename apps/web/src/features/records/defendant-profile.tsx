import type { Defendant } from '@redress/contract/defendants.ts'
import { Link } from 'react-router'
import type { ProfilePaths } from '../../entities/defendant/defendant.tsx'
import links from '../../entities/defendant/defendant-links.module.css'
import { personName } from '../../lib/person-name.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import classes from './record.module.css'

interface Props {
  defendant: Defendant
  paths: ProfilePaths
}

/** Profile of a company or a person that a claim names, as far as the response shows it. */
export function DefendantProfile({ defendant, paths }: Props) {
  const texts = useTexts('records').profile
  return (
    <Accordion>
      <AccordionItem title={texts.basicInfo} defaultOpen>
        <DescriptionList items={useIdentity(defendant, paths)} />
      </AccordionItem>
      <AccordionItem title={texts.links} defaultOpen>
        <Links defendant={defendant} />
      </AccordionItem>
      {defendant.view === 'private' ? (
        <AccordionItem title={texts.wallets} note={defendant.wallets.length}>
          <Wallets addresses={defendant.wallets.map(({ address }) => address)} />
        </AccordionItem>
      ) : null}
      {defendant.legalName === null ? null : (
        <AccordionItem title={texts.representatives} note={defendant.representatives.length} defaultOpen>
          <Representatives defendant={defendant} paths={paths} />
        </AccordionItem>
      )}
    </Accordion>
  )
}

/** Rows on the defendant's identity. `DescriptionList` leaves out the empty ones. */
function useIdentity(defendant: Defendant, paths: ProfilePaths): Description[] {
  const texts = useTexts('records').profile
  const formats = useFormats()
  const { companyId, companyName } = defendant
  const contacts = defendant.view === 'private' ? defendant : null
  return [
    { term: texts.legalName, value: defendant.legalName },
    {
      term: texts.name,
      value: defendant.legalName === null ? `${defendant.firstName ?? ''} ${defendant.lastName ?? ''}`.trim() : null,
    },
    {
      term: texts.company,
      value: companyId && companyName ? <Link to={paths.company(companyId)}>{companyName}</Link> : companyName,
    },
    { term: texts.position, value: defendant.companyPosition },
    { term: texts.taxId, value: contacts?.taxId },
    { term: texts.email, value: contacts ? <a href={`mailto:${contacts.email}`}>{contacts.email}</a> : null },
    { term: texts.cellPhone, value: contacts?.cellPhone },
    { term: texts.country, value: defendant.country ? formats.country(defendant.country) : null },
    { term: texts.website, value: defendant.website ? <ExternalLink url={defendant.website} /> : null },
  ]
}

function Links({ defendant }: { defendant: Defendant }) {
  const texts = useTexts('records').profile
  if (defendant.socialMediaLinks.length === 0) return <p>{texts.noLinks}</p>
  return (
    <ul className={links.links}>
      {defendant.socialMediaLinks.map(({ url, type }) => (
        <li key={url}>
          <ExternalLink url={url} />
          <span>{texts.linkTypes[type]}</span>
        </li>
      ))}
    </ul>
  )
}

function Wallets({ addresses }: { addresses: readonly string[] }) {
  const texts = useTexts('records').profile
  if (addresses.length === 0) return <p>{texts.noWallets}</p>
  return (
    <ul className={links.links}>
      {addresses.map(address => (
        <li key={address}>
          <code className={classes.wallet}>{address}</code>
        </li>
      ))}
    </ul>
  )
}

function Representatives({ defendant, paths }: Props) {
  const texts = useTexts('records').profile
  if (defendant.representatives.length === 0) return <p>{texts.noRepresentatives}</p>
  return (
    <ul className={links.links}>
      {defendant.representatives.map(({ id, firstName, lastName, companyPosition }) => (
        <li key={id}>
          <Link to={paths.individual(id)}>{personName({ firstName, lastName })}</Link>
          <span>{companyPosition}</span>
        </li>
      ))}
    </ul>
  )
}

/** User-entered link, shown as its URL and without our endorsement (`rel`). */
function ExternalLink({ url }: { url: string }) {
  const texts = useTexts('records')
  return (
    <a href={url} target="_blank" rel="noreferrer nofollow ugc">
      {url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
      <span className="visually-hidden"> {texts.newTab}</span>
    </a>
  )
}
