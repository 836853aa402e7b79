import type { SettledClaim } from '@redress/contract/claim-views.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'

/** All that the public is told of a claim that was settled before publication. */
export function SettledRecord({ claim: { type, country } }: { claim: SettledClaim }) {
  const { settled: texts } = useTexts('records')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const kind = type === null ? null : vocabulary.claimType(type)
  return (
    <Banner tone="success" title={texts.what(kind, country === null ? null : formats.country(country))}>
      {texts.why}
    </Banner>
  )
}
