import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../banner.tsx'
import { useFormState } from './form-context.ts'
import type { Elsewhere } from './use-kept-words.ts'

/** Says what became of the form in another window. */
export function ElsewhereNote({ elsewhere }: { elsewhere: Elsewhere | null }) {
  const texts = useTexts('ui').form
  const { labels } = useFormState()
  if (elsewhere === null) return null
  if (elsewhere.kind === 'sent') return <Banner>{texts.sentElsewhere}</Banner>
  const isOf = (field: string) => (name: string) => name === field || name.startsWith(`${field}.`)
  const named = elsewhere.fields.map(field => labels.current.get([...labels.current.keys()].find(isOf(field)) ?? ''))
  return <Banner>{texts.changedElsewhere(named.filter(label => label !== undefined).join(', '))}</Banner>
}
