import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { isApiError, isPassing } from '../../lib/api-error.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useFailureText } from '../failure-text.ts'
import { useToast } from '../toast.ts'
import { ErrorSummary } from './error-summary.tsx'
import classes from './form.module.css'
import { FormContext } from './form-context.ts'

/** What the fields hold at first: what is not answered yet may be empty, whatever the schema takes in the end. */
type Defaults<Given> = { readonly [Name in keyof Given]?: Given[Name] | '' | false | null | undefined }

export interface FormProps<Given extends FieldValues, Parsed> {
  /** Checks the values; what it makes of them is handed to `onSubmit`. */
  schema: z.ZodType<Parsed, Given>
  defaultValues: Defaults<Given>
  /** Throws an ApiError where the server refuses: its details go to the fields, its words to the summary. */
  onSubmit: (values: Parsed) => unknown
  /** Said when a failure has no words of its own. */
  failureText?: string
  /** The toast of a refusal, where it is worded otherwise than the summary. */
  failureToast?: string
  /** Where the schema and the server call a field otherwise than the form: `server path → field name`. */
  fieldNames?: Readonly<Record<string, string>>
  /** Names the form for assistive technology. */
  label?: string
  id?: string
  children: ReactNode
}

/**
 * A form that loses nothing: checked when it is sent, problems summed up on top and said again beside each field, and
 * the server's refusals shown in the same places. Fields and autosave reach it with `useFormContext`.
 */
export function Form<Given extends FieldValues, Parsed>(props: FormProps<Given, Parsed>) {
  const { schema, defaultValues, onSubmit, failureText, failureToast, fieldNames = {}, label, id, children } = props
  const texts = useTexts('ui').form
  const describe = useFailureText()
  const toast = useToast()
  const form = useForm<Given, unknown, Parsed>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Given>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const labels = useRef(new Map<string, string>())

  const refuse = (error: unknown) => {
    const text = describe(error, failureText ?? texts.failed)
    const details = isApiError(error) ? error.details : []
    for (const { path, message } of details) {
      const name = fieldNames[path] ?? path
      const isField = labels.current.has(name)
      form.setError((isField ? name : 'root.server') as Path<Given> | 'root.server', { type: 'server', message })
    }
    if (details.length === 0) form.setError('root.server', { type: 'server', message: text })
    toast.error(isPassing(error) ? text : (failureToast ?? text))
  }

  const submit = form.handleSubmit(async values => {
    try {
      await onSubmit(values)
    } catch (error) {
      refuse(error)
      if (!isApiError(error)) reportError(error)
    }
  })

  return (
    <FormProvider {...form}>
      <FormContext value={{ labels, isPending: form.formState.isSubmitting }}>
        <form
          ref={element}
          id={id}
          className={classes.form}
          noValidate
          aria-label={label}
          onSubmit={async event => {
            event.preventDefault()
            event.stopPropagation()
            if (isSending.current) return
            isSending.current = true
            form.clearErrors('root')
            try {
              await submit(event)
            } finally {
              isSending.current = false
              setAttempt(count => count + 1)
            }
          }}
        >
          <ErrorSummary form={element} attempt={attempt} />
          {children}
        </form>
      </FormContext>
    </FormProvider>
  )
}
