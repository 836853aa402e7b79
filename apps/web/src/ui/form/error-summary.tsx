import { type RefObject, useEffect, useRef } from 'react'
import { type FieldErrors, useFormState as useHookFormState } from 'react-hook-form'
import { useTexts } from '../../texts/texts.tsx'
import { messageOf } from './field.tsx'
import { focusField } from './focus-field.ts'
import classes from './form.module.css'
import { useFormState } from './form-context.ts'

interface Props {
  form: RefObject<HTMLFormElement | null>
  /** Counts the submissions: the summary takes the focus once for each that failed. */
  attempt: number
}

/** "There is a problem", with a link to each field that needs another look, in the order of the page. */
export function ErrorSummary({ form, attempt }: Props) {
  const texts = useTexts('ui').form
  const { validation } = useTexts('wire')
  const { errors } = useHookFormState()
  const { labels } = useFormState()
  const summary = useRef<HTMLDivElement>(null)
  const announced = useRef(0)
  const hasProblems = Object.keys(errors).length > 0
  useEffect(() => {
    if (announced.current === attempt) return
    announced.current = attempt
    if (!hasProblems) return
    summary.current?.focus()
    summary.current?.scrollIntoView({ block: 'nearest' })
  }, [attempt, hasProblems])
  if (!hasProblems || attempt === 0) return null
  const problems = problemsOf(errors, labels.current)
  return (
    <div ref={summary} className={classes.summary} role="alert" tabIndex={-1}>
      <h2>{texts.problem}</h2>
      <ul>
        {problems.map(({ name, label, message }) => (
          <li key={name}>
            {label === undefined ? (
              <span>{validation(message)}</span>
            ) : (
              <button type="button" onClick={() => focusField(form.current, name)}>
                {namesField(validation(message), label)
                  ? validation(message)
                  : texts.fieldProblem(label, validation(message))}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('-', '')
    .match(/\p{L}+/gu) ?? []
const shortWord = 4

/** Whether a message says itself which field it is about: "Password must contain …". One of several says it never. */
export function namesField(message: string, label: string): boolean {
  const said = wordsOf(message)
  const names = wordsOf(label).filter(word => word.length > shortWord)
  const isNumbered = /\d/.test(label)
  return names.length > 0 && !isNumbered && names.every(name => said.some(word => word.startsWith(name)))
}

function problemsOf(errors: FieldErrors, labels: ReadonlyMap<string, string>) {
  const ofFields = [...labels].flatMap(([name, label]) => {
    const message = messageOf(errors, name)
    return message !== undefined ? [{ name, label, message }] : []
  })
  const ofNoField = flatten(errors).filter(({ name }) => !labels.has(name))
  return [...ofNoField.map(problem => ({ ...problem, label: undefined })), ...ofFields]
}

function flatten(errors: object, prefix = ''): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return []
    const name = `${prefix}${key}`
    if ('message' in value && typeof value.message === 'string' && value.message !== '') {
      return [{ name, message: value.message }]
    }
    return flatten(value, `${name}.`)
  })
}
