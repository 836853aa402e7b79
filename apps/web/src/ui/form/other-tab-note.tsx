import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../banner.tsx'
import { useFormState } from './form-context.ts'
import type { OtherTabChange } from './use-form-persistence.ts'

/** Says what became of the form in another tab. */
export function OtherTabNote({ change }: { change: OtherTabChange | null }) {
  const texts = useTexts('ui').form
  const { labels } = useFormState()
  if (change === null) return null
  if (change.kind === 'sent') return <Banner>{texts.sentElsewhere}</Banner>
  const isOf = (field: string) => (name: string) => name === field || name.startsWith(`${field}.`)
  const named = change.fields.map(field => labels.current.get([...labels.current.keys()].find(isOf(field)) ?? ''))
  return <Banner>{texts.changedElsewhere(named.filter(label => label !== undefined).join(', '))}</Banner>
}
