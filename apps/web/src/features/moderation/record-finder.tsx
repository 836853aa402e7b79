import { z } from 'zod'
import { useTexts } from '../../texts/texts.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Section } from '../../ui/section.tsx'

const idIn = (address: string): string | undefined => /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i.exec(address)?.[0]

interface Props {
  title: string
  submitLabel: string
  onFound: (companyId: string) => void
}

/** Finds a record by the address of its public profile. */
export function RecordFinder({ title, submitLabel, onFound }: Props) {
  const { records: texts } = useTexts('moderation')
  const schema = z.object({
    address: z.string().refine(address => idIn(address) !== undefined, { error: texts.noAddress }),
  })
  return (
    <Section title={title}>
      <Form
        schema={schema}
        defaultValues={{ address: '' }}
        persistenceKey={null}
        onSubmit={({ address }) => onFound(idIn(address) ?? '')}
      >
        <TextField name="address" label={texts.address} />
        <SubmitButton>{submitLabel}</SubmitButton>
      </Form>
    </Section>
  )
}
