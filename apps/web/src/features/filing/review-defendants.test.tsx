// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { partyClaimExample, privateDefendantExample, walletExample } from '@redress/contract/example-schemas.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { ReviewDefendants } from './review-defendants.tsx'

const company: Defendant = {
  ...privateDefendantExample,
  id: '0b1c2d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e',
  type: 'Company',
  legalName: 'Nordlys Reiser AS',
  firstName: null,
  lastName: null,
  taxId: 'NO-914-778',
  country: 'NO',
  website: 'https://nordlys.example',
  email: 'office@nordlys.example',
  cellPhone: '+47 22 334455',
  isCompanyRepresentative: false,
  companyId: null,
  companyName: null,
  companyPosition: null,
  socialMediaLinks: [
    { type: 'LinkedIn', url: 'https://linkedin.example/nordlys' },
    { type: 'Other', url: 'https://fotos.example/nordlys' },
  ],
  wallets: [walletExample],
}
const director: Defendant = {
  ...privateDefendantExample,
  id: '1b1c2d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e',
  firstName: 'Ola',
  lastName: 'Nordmann',
  email: 'ola@nordlys.example',
  isCompanyRepresentative: true,
  companyId: company.id,
  companyName: 'Nordlys Reiser AS',
  companyPosition: 'Director',
}

test('everything that was typed of a defendant is there to be checked, with a way to change it', async () => {
  const claim: PartyClaim = { ...partyClaimExample, defendants: [company, director] }
  const { container } = await renderComponent(<ReviewDefendants claim={claim} />)
  const typed = [
    'Nordlys Reiser AS',
    'NO-914-778',
    'Norway',
    'office@nordlys.example',
    '+47 22 334455',
    'https://nordlys.example',
    ...company.socialMediaLinks.map(({ url }) => url),
    walletExample.address,
    'Ola',
    'Nordmann',
    'Director',
    'ola@nordlys.example',
  ]
  for (const text of typed) expect(container.textContent).toContain(text)
  for (const { id, name } of [
    { id: company.id, name: 'Nordlys Reiser AS' },
    { id: director.id, name: 'Ola Nordmann' },
  ]) {
    const link = within(container).getByRole('link', { name: `Change ${name}` })
    expect(link.getAttribute('href')).toContain(`/step-1/${claim.id}?change=${id}`)
  }
  expect(screen.getByText('Represents Nordlys Reiser AS')).toBeDefined()
})
