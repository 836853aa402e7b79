// @vitest-environment happy-dom
import { partyClaimExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '../../lib/paths.ts'
import { renderComponent } from '../../ui/testing/render.tsx'
import { DefendantLinks } from './defendant.tsx'

const [defendant] = partyClaimExample.defendants
const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...defendant, id: `${index}`, firstName: `Dora ${index}` }) as never)

test.each([
  [5, false, []],
  [7, false, [false]],
  [7, true, [true]],
])('of %i defendants, something to be done: %s, the first five stand unfolded', async (count, isUnfolded, folds) => {
  const { container } = await renderComponent(
    <DefendantLinks defendants={named(count)} paths={paths} isUnfolded={isUnfolded} />,
  )
  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(count)
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual(folds)
  expect(container.querySelectorAll('details li')).toHaveLength(count - 5)
})
