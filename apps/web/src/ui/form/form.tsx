import { useContext, useMemo, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { isApiError, isOfOtherAccount, isPassing } from '../../lib/api-error.ts'
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

/** Initial values. An unanswered field may be empty, even if the schema forbids it on submission. */
type Defaults<Given> = { readonly [Name in keyof Given]?: Given[Name] | '' | false | null | undefined }

export interface FormProps<Given extends FieldValues, Parsed> {
  /**
   * Validates the values; `onSubmit` gets the parsed ones. A form that is part of a first page passes a loader, so
   * that zod and the schema load when the user enters the form.
   */
  schema: z.ZodType<Parsed, Given> | (() => Promise<z.ZodType<Parsed, Given>>)
  /** Initial values. A field without input follows later changes. */
  defaultValues: Defaults<Given>
  /**
   * Name under which the input is persisted until it is sent, so that it survives leaving and reloading. `null` if
   * the form has nothing but passwords, or if the caller persists it.
   */
  persistenceKey: string | null
  /** Asks for confirmation before sending. If it is declined, the input stays. */
  confirm?: (values: Parsed) => Promise<boolean>
  /** Throws an ApiError if the server refuses. Its details go to the fields, its message to the summary. */
  onSubmit: (values: Parsed) => unknown
  /** Message for a failure that has none of its own. */
  failureText?: string
  /** Toast after a refusal, if it differs from the summary. */
  failureToast?: string
  /** Maps field paths of the schema and the server to other names in the form: `server path → field name`. */
  fieldNames?: Readonly<Record<string, string>>
  /** Names the form for assistive technology. */
  label?: string
  id?: string
  children: Elements
}

type FillableControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Controls of a form that a browser fills in. Nothing is filled into a select by choosing its empty entry. */
const filledControls = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<FillableControl>('input[name], textarea[name], select[name]') ?? [])].filter(control =>
    control instanceof HTMLSelectElement
      ? control.value !== ''
      : !['checkbox', 'radio', 'file', 'hidden'].includes(control.type),
  )

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
 * Form that keeps its input. It validates on submission, and shows problems in a summary and at each field. Refusals
 * by the server appear in the same places. Fields and autosave use `useFormContext`.
 */
export function Form<Given extends FieldValues, Parsed>(props: FormProps<Given, Parsed>) {
  const userId = useSession().user?.id ?? null
  const writer = useContext(IsLetterReader) ? letterReader : userId
  const { persistenceKey: name } = props
  const persisted = useMemo(() => (name === null ? null : persistedForm(writer, name)), [writer, name])
  // The key resets the form for another user, who must not see the first one's input.
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
  const readers = useRef(new Map<string, (text: string) => unknown>())
  const { otherTab, persistence } = useFormPersistence({
    form,
    persisted,
    defaults: defaultValues,
    unpersisted,
    isTakenOver,
  })

  /** Takes what the browser has filled in without an event, as Chrome does on iOS. */
  const readControls = () => {
    for (const { name, value } of filledControls(element.current)) {
      const known: unknown = form.getValues(name as Path<Given>) ?? ''
      const read = readers.current.get(name)
      const filled = read ? read(value) : value
      if ((read || typeof known === 'string') && known !== filled)
        form.setValue(name as Path<Given>, filled as PathValue<Given, Path<Given>>, { shouldDirty: true })
    }
  }

  const refuse = (error: unknown) => {
    const text = describe(error, failureText ?? texts.failed)
    const details = isApiError(error) ? error.details : []
    for (const { path, message } of details) {
      const name = fieldNames[path] ?? path
      const isField = labels.current.has(name)
      form.setError((isField ? name : 'root.server') as Path<Given> | 'root.server', { type: 'server', message })
    }
    if (details.length === 0) form.setError('root.server', { type: 'server', message: text })
    // It stands in the summary, until the page is loaded again.
    if (!isOfOtherAccount(error)) toast.error(isPassing(error) ? text : (failureToast ?? text))
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
      <FormContext
        value={{ labels, unpersisted, readers, isPending: form.formState.isSubmitting, isHeld, hold, persistence }}
      >
        <form
          ref={element}
          id={id}
          className={classes.form}
          noValidate
          // Earlier input would overwrite values that only this browser has stored.
          inert={!isVisitors && !isTakenOver}
          // A submission before hydration does nothing, and puts no password into the URL.
          method="dialog"
          onFocus={() => void loadResolver(schema).catch(() => undefined)}
          aria-label={label}
          onSubmit={async event => {
            event.preventDefault()
            event.stopPropagation()
            if (isSending.current || isHeld) return
            isSending.current = true
            readControls()
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
