import { Field as BaseField } from '@base-ui/react/field'
import { broadcastForm } from '@redress/contract/broadcast-forms.ts'
import type { endBroadcast, setBroadcast } from '@redress/contract/configuration.ts'
import { explanationForm } from '@redress/contract/explanation-form.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { inEachLanguage, languageNames, languages } from '@redress/domain/people/languages.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { z } from 'zod'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Field, type FieldProps, useField } from '../../ui/form/field.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useToast } from '../../ui/toast.ts'
import { useSettingsCache } from './installation-queries.ts'

const sendBroadcast = caller<typeof setBroadcast>('POST', '/v1/operator/broadcast')
const sendEnd = caller<typeof endBroadcast>('POST', '/v1/operator/broadcast/end')

/** Now as `datetime-local` states it: in the reader's time zone, to the minute. */
const localNow = () => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const moment = z
  .string()
  .min(1, validationTexts.date)
  .transform(value => new Date(value).toISOString())

const schema = broadcastForm.extend({ shownFrom: moment, shownUntil: moment })

function MomentField(props: FieldProps) {
  const { texts, control } = useField(props)
  return (
    <Field texts={texts}>
      <BaseField.Control {...control} type="datetime-local" />
    </Field>
  )
}

/** Reason, which the log of acts keeps. */
export function Reason() {
  const texts = useTexts('staff').settings
  return (
    <TextAreaField
      name="explanation"
      label={texts.explanation}
      description={texts.explanationHint}
      limit={limits.shortTextLength}
      rows={3}
    />
  )
}

interface Props {
  onClose: () => void
}

/** Form for a broadcast to every page: a text in each language, and its period. */
export function BroadcastForm({ onClose }: Props) {
  const texts = useTexts('staff').settings
  const store = useSettingsCache()
  const toast = useToast()
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.setTitle}
      submitLabel={texts.set}
      schema={schema}
      defaultValues={{
        texts: inEachLanguage(() => ''),
        ...{ shownFrom: localNow(), shownUntil: '', explanation: '' },
      }}
      persistenceKey="operator.broadcast"
      failureText={texts.actFailed}
      onSubmit={async body => {
        await store(await sendBroadcast({ body }))
        toast.success(texts.isSet)
        onClose()
      }}
    >
      <p>{texts.setLead}</p>
      {languages.map(language => (
        <TextField
          key={language}
          name={`texts.${language}`}
          label={texts.inLanguage(languageNames[language])}
          description={texts.lineHint}
        />
      ))}
      <MomentField name="shownFrom" label={texts.from} />
      <MomentField
        name="shownUntil"
        label={texts.until}
        description={texts.zone(Intl.DateTimeFormat().resolvedOptions().timeZone)}
      />
      <Reason />
    </FormDialog>
  )
}

/** Form that removes the broadcast from every page. */
export function BroadcastEndForm({ onClose }: Props) {
  const texts = useTexts('staff').settings
  const store = useSettingsCache()
  const toast = useToast()
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.endTitle}
      submitLabel={texts.end}
      schema={explanationForm}
      defaultValues={{ explanation: '' }}
      persistenceKey="operator.broadcast.end"
      failureText={texts.actFailed}
      onSubmit={async body => {
        await store(await sendEnd({ body }))
        toast.success(texts.isEnded)
        onClose()
      }}
    >
      <p>{texts.endLead}</p>
      <Reason />
    </FormDialog>
  )
}
