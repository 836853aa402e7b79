import { Field as BaseField } from '@base-ui/react/field'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FieldErrors, get, type RegisterOptions, useController, useFormContext } from 'react-hook-form'
import type { Elements } from '../../lib/elements.ts'
import { useIsTakenOver, useTexts } from '../../texts/texts.tsx'
import classes from './field.module.css'
import { useFormState } from './form-context.ts'

export interface FieldProps {
  /** The field's path in the form's values. */
  name: string
  label: string
  /** Hint, which screen readers read with the field. */
  description?: string | undefined
  /** Marks the field as optional in its label, because most fields are required. */
  optional?: boolean
  disabled?: boolean
  readOnly?: boolean
  autoComplete?: string
}

type Binding = RegisterOptions & {
  /** Whether the value is secret and must not be persisted. */
  isSecret?: boolean
}

/** Label, hint and message that {@link Field} renders around a control. */
export interface FieldTexts {
  readonly name: string
  readonly label: string
  readonly description: string | undefined
  readonly error: string | undefined
}

function useFieldTexts({ name, label, optional, description, disabled, readOnly }: FieldProps, isSecret: boolean) {
  const texts = useTexts('ui').form
  const { validation } = useTexts('wire')
  const { labels, unpersisted } = useFormState()
  const message = messageOf(useFormContext().formState.errors, name)
  const { current: knownLabels } = labels
  useEffect(() => {
    knownLabels.set(name, label)
    return () => {
      knownLabels.delete(name)
    }
  }, [knownLabels, name, label])
  const { current: unpersistedNames } = unpersisted
  const isUnpersisted = isSecret || disabled === true || readOnly === true
  useEffect(() => {
    if (isUnpersisted) unpersistedNames.add(name)
    else unpersistedNames.delete(name)
  }, [unpersistedNames, name, isUnpersisted])
  const fieldTexts: FieldTexts = {
    name,
    label: optional ? `${label} (${texts.optional})` : label,
    description,
    error: message === undefined ? undefined : validation(message),
  }
  return fieldTexts
}

/** Validation message of a field, if it has one. */
export function messageOf(errors: FieldErrors, name: string): string | undefined {
  const problem: unknown = get(errors, name)
  const hasMessage = typeof problem === 'object' && problem !== null && 'message' in problem
  return hasMessage && typeof problem.message === 'string' ? problem.message : undefined
}

/** Disables the browser's validation on Enter: only the form's schema validates. */
const leaveValidationToForm = (event: { preventBaseUIHandler: () => void }) => event.preventBaseUIHandler()

/** Binds an input or a textarea to its form: for {@link Field} and for a `BaseField.Control` in it. */
export function useField(props: FieldProps, { isSecret = false, ...options }: Binding = {}) {
  const texts = useFieldTexts(props, isSecret)
  const { register, getValues } = useFormContext()
  // Server-rendered HTML contains the value. If the user has typed since, the form takes the current input.
  const [defaultValue] = useState<string | undefined>(() => (isSecret ? undefined : getValues(props.name)))
  const control = {
    defaultValue,
    ...register(props.name, options),
    ...controlProps(props),
    onKeyDown: leaveValidationToForm,
  }
  return { texts, control }
}

/** Binds a control whose value `read` derives from its text. It takes over input from before hydration. */
export function useControlledField(props: FieldProps, read: (text: string) => unknown = text => text) {
  const { name } = props
  const texts = useFieldTexts(props, false)
  const { field } = useController({ name })
  const { readers } = useFormState()
  const { current: knownReaders } = readers
  useEffect(() => {
    knownReaders.set(name, read)
    return () => {
      knownReaders.delete(name)
    }
  }, [knownReaders, name, read])
  const { setValue } = useFormContext()
  const isTaken = useRef(useIsTakenOver())
  const value: unknown = field.value
  const ref = (control: HTMLElement | null) => {
    field.ref(control)
    if (!control || isTaken.current) return
    isTaken.current = true
    // Options that only the browser knows, such as countries, come later.
    const isChosen = control instanceof HTMLSelectElement && !['', value].includes(control.value)
    const isTyped = control instanceof HTMLInputElement && control.value !== control.defaultValue
    if (isChosen || isTyped) setValue(name, read(control.value))
  }
  return { texts, field: { ...field, value, ref } }
}

/**
 * Control that shows a text of its field's value. The text is drawn once, and again where it changes: what a browser
 * has filled in without an event stays until the form reads it.
 * @param choices the entries of a select, which may come later
 */
export function useShownText(ref: (control: HTMLElement | null) => void, text: string, choices = '') {
  const [defaultValue] = useState(text)
  const control = useRef<HTMLInputElement | HTMLSelectElement>(null)
  const drawn = useRef({ text, choices })
  useLayoutEffect(() => {
    const isDrawn = drawn.current.text === text && drawn.current.choices === choices
    drawn.current = { text, choices }
    if (!isDrawn && control.current && control.current.value !== text) control.current.value = text
  }, [text, choices])
  return {
    defaultValue,
    ref: (element: (HTMLInputElement & HTMLSelectElement) | null) => {
      control.current = element
      ref(element)
    },
  }
}

/** Props of a field's control. */
export const controlProps = ({ disabled, readOnly, autoComplete, optional }: FieldProps) => ({
  disabled,
  readOnly,
  autoComplete,
  'aria-required': !optional,
  className: classes.control,
})

/** A control with its label above, its hint, and its problem below. */
export function Field({ texts, children }: { texts: FieldTexts; children: Elements }) {
  const { name, label, description, error } = texts
  return (
    <BaseField.Root data-field={name} invalid={error !== undefined}>
      <BaseField.Label className={classes.label}>{label}</BaseField.Label>
      {description ? (
        <BaseField.Description className={classes.description}>{description}</BaseField.Description>
      ) : null}
      {children}
      <FieldError text={error} />
    </BaseField.Root>
  )
}

export function FieldError({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <BaseField.Error match className={classes.error}>
      {text}
    </BaseField.Error>
  )
}
