import { useContext, useMemo, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, type Path, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { isApiError, isPassing } from '../../lib/api-error.ts'
import type { Elements } from '../../lib/elements.ts'
import { letterReader, type PersistedForm, persistedForm } from '../../lib/form-persistence.ts'
import { mayBeOutdated, reloadForNewBuild } from '../../lib/new-build.ts'
import { useSession } from '../../lib/session.ts'
import { useIsTakenOver, useTexts } from '../../texts/texts.tsx'
import { useFailureText } from '../failure-text.ts'
import { useToast } from '../toast.ts'
import { ErrorSummary } from './error-summary.tsx'
import classes from './form.module.css'
import { FormContext, IsLetterReader } from './form-context.ts'
import { OtherTabNote } from './other-tab-note.tsx'
import { useFormPersistence } from './use-form-persistence.ts'

/** What the fields hold at first: what is not answered yet may be empty, whatever the schema takes in the end. */
type Defaults<Given> = { readonly [Name in keyof Given]?: Given[Name] | '' | false | null | undefined }

export interface FormProps<Given extends FieldValues, Parsed> {
  /**
   * Checks the values; what it makes of them is handed to `onSubmit`. A form that a page begins with gives a function that
   * loads it: zod and the schemas follow when somebody enters the form.
   */
  schema: z.ZodType<Parsed, Given> | (() => Promise<z.ZodType<Parsed, Given>>)
  /** A field in which nothing was typed follows them. */
  defaultValues: Defaults<Given>
  /**
   * The name under which what is typed is persisted until it is sent, so that neither leaving nor reloading the page
   * loses it; `null` where nothing can be typed but passwords, or where the caller persists it.
   */
  persistenceKey: string | null
  /** Asks before it is sent; where the answer is no, nothing happens and all that was typed stays. */
  confirm?: (values: Parsed) => Promise<boolean>
  /** Throws an ApiError where the server refuses: its details go to the fields, its message to the summary. */
  onSubmit: (values: Parsed) => unknown
  /** Said when a failure has no message of its own. */
  failureText?: string
  /** The toast of a refusal, where it is worded otherwise than the summary. */
  failureToast?: string
  /** Where the schema and the server call a field otherwise than the form: `server path → field name`. */
  fieldNames?: Readonly<Record<string, string>>
  /** Names the form for assistive technology. */
  label?: string
  id?: string
  children: Elements
}

async function loadResolver<Given extends FieldValues, Parsed>(
  schema: FormProps<Given, Parsed>['schema'],
): Promise<Resolver<Given, unknown, Parsed>> {
  const [{ zodResolver }, loaded] = await Promise.all([
    import('@hookform/resolvers/zod'),
    typeof schema === 'function' ? schema() : schema,
  ])
  return zodResolver(loaded)
}

/**
 * A form that loses nothing: checked when it is sent, problems summed up on top and said again beside each field, and
 * the server's refusals shown in the same places. Fields and autosave reach it with `useFormContext`.
 */
export function Form<Given extends FieldValues, Parsed>(props: FormProps<Given, Parsed>) {
  const userId = useSession().user?.id ?? null
  const writer = useContext(IsLetterReader) ? letterReader : userId
  const { persistenceKey: name } = props
  const persisted = useMemo(() => (name === null ? null : persistedForm(writer, name)), [writer, name])
  // What one person typed is not shown to the next who signs in.
  return <FormOfUser key={persisted?.key ?? ''} {...props} persisted={persisted} isVisitors={writer === null} />
}

interface OfUser {
  persisted: PersistedForm | null
  isVisitors: boolean
}

function FormOfUser<Given extends FieldValues, Parsed>(props: FormProps<Given, Parsed> & OfUser) {
  const {
    schema,
    defaultValues,
    persisted,
    isVisitors,
    confirm,
    onSubmit,
    failureText,
    failureToast,
    fieldNames = {},
    label,
    id,
  } = props
  const texts = useTexts('ui').form
  const describe = useFailureText()
  const toast = useToast()
  const isTakenOver = useIsTakenOver()
  const [initial] = useState(() => ({ ...defaultValues, ...(isTakenOver && persisted?.read()) }))
  const form = useForm<Given, unknown, Parsed>({
    resolver: async (...values) => (await loadResolver(schema))(...values),
    defaultValues: initial as DefaultValues<Given>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const [isHeld, hold] = useState(false)
  const labels = useRef(new Map<string, string>())
  const unpersisted = useRef(new Set<string>())
  const { otherTab, persistence } = useFormPersistence({
    form,
    persisted,
    defaults: defaultValues,
    unpersisted,
    isTakenOver,
  })

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
      if (confirm && !(await confirm(values))) return
      await onSubmit(values)
      persistence.markSent()
    } catch (error) {
      refuse(error)
      if (!isApiError(error)) reportError(error)
    }
  })

  return (
    <FormProvider {...form}>
      <FormContext value={{ labels, unpersisted, isPending: form.formState.isSubmitting, isHeld, hold, persistence }}>
        <form
          ref={element}
          id={id}
          className={classes.form}
          noValidate
          // It may hold words that only this browser knows, and that what is typed before would take the place of.
          inert={!isVisitors && !isTakenOver}
          // Sent before it is alive, it goes nowhere, and takes no password into the address.
          method="dialog"
          onFocus={() => void loadResolver(schema).catch(() => undefined)}
          aria-label={label}
          onSubmit={async event => {
            event.preventDefault()
            event.stopPropagation()
            if (isSending.current || isHeld) return
            isSending.current = true
            form.clearErrors('root')
            try {
              await loadResolver(schema)
              await submit(event)
            } catch (error) {
              if (!mayBeOutdated(error) || !(await reloadForNewBuild())) refuse(error)
            } finally {
              isSending.current = false
              setAttempt(count => count + 1)
            }
          }}
        >
          <OtherTabNote change={otherTab} />
          <ErrorSummary form={element} attempt={attempt} />
          {props.children}
        </form>
      </FormContext>
    </FormProvider>
  )
}
