// @vitest-environment happy-dom

import { claimValue } from '@redress/contract/fields.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { createQueryClient } from '../../lib/query-client.ts'
import { sessionQuery } from '../../lib/session.ts'
import { Providers } from '../../providers.tsx'
import { areas, english } from '../../texts/catalogue.ts'
import { Accordion, AccordionItem } from '../accordion.tsx'
import { renderComponent } from '../testing/render.tsx'
import { AmountField } from './amount-field.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { CountryField } from './country-field.tsx'
import { Form } from './form.tsx'
import { NameField } from './name-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const schema = z.object({
  value: claimValue,
  side: z.enum(['left', 'right']),
  isTrue: z.literal(true),
})

async function showForm(defaultValues: Partial<z.input<typeof schema>> = {}) {
  const send = vi.fn()
  await renderComponent(
    <Form schema={schema} defaultValues={defaultValues} persistenceKey="example" onSubmit={send}>
      <AmountField name="value" label="Value" currency="EUR" />
      <SelectField
        name="side"
        label="Side"
        options={schema.shape.side.options.map(value => ({ value, label: value }))}
      />
      <Accordion>
        <AccordionItem title="Statement">
          <CheckboxField name="isTrue" label="It is true" />
        </AccordionItem>
      </Accordion>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  )
  return send
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a form hands over what its fields hold', async () => {
  const send = await showForm()
  await userEvent.type(field('Value'), '12.5')
  await userEvent.selectOptions(field('Side'), 'right')
  await press('Statement')
  await userEvent.click(screen.getByRole('checkbox', { name: 'It is true' }))
  await press('Send')
  expect(send).toHaveBeenCalledWith({ value: 12.5, side: 'right', isTrue: true })
})

test('a form hands over what the browser has filled in without an event', async () => {
  const send = vi.fn()
  const filled = z.object({
    name: z.string(),
    password: z.string(),
    note: z.string(),
    value: claimValue,
    kept: claimValue,
    country: z.string(),
    side: z.string(),
  })
  await renderComponent(
    <Form
      schema={filled}
      defaultValues={{ name: 'before', password: '', note: '', value: '', kept: 1234.5, country: '', side: 'left' }}
      persistenceKey={null}
      onSubmit={send}
    >
      <TextField name="name" label="Name" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <TextAreaField name="note" label="Note" limit={100} />
      <AmountField name="value" label="Value" currency="EUR" />
      <AmountField name="kept" label="Kept" currency="EUR" />
      <CountryField name="country" label="Country" />
      <SelectField name="side" label="Side" options={[{ value: 'left', label: 'L' }]} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  )
  await act(async () => undefined)
  field('Name').value = 'Ada'
  field('Password').value = ' Correct-horse-7'
  field('Note').value = 'By hand'
  field('Value').value = '2.450,00'
  field('Country').value = 'AT'
  field('Side').value = ''
  await press('Send')
  await waitFor(() => expect(send).toHaveBeenCalled())
  expect(send).toHaveBeenCalledWith({
    name: 'Ada',
    password: ' Correct-horse-7',
    note: 'By hand',
    value: 2450,
    kept: 1234.5,
    country: 'AT',
    side: 'left',
  })
})

test('a name says which of its letters no agreement can write', async () => {
  await renderComponent(
    <Form schema={z.object({ name: z.string() })} defaultValues={{ name: '' }} persistenceKey={null} onSubmit={vi.fn()}>
      <NameField name="name" label="Name" description="As it is written." />
    </Form>,
  )
  await userEvent.type(field('Name'), 'ཚེ་རིང')
  expect(screen.getByText('As it is written.')).toBeDefined()
  await userEvent.type(field('Name'), ' ᏣᎳ')
  expect(
    screen.getByText('As it is written. The document of an agreement cannot show “Ꮳ Ꮃ”. It shows a number instead.'),
  ).toBeDefined()
  await userEvent.clear(field('Name'))
  await userEvent.type(field('Name'), '王小明 㐂')
  expect(await screen.findByText(/cannot show “㐂”\. It shows a number instead\.$/)).toBeDefined()
})

test('a form shows what it begins with', async () => {
  await showForm({ value: 1234.5, side: 'left', isTrue: true })
  expect(field('Value').value).toBe('1,234.50')
  expect(field('Side').value).toBe('left')
  await press('Statement')
  expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('true')
})

test.each([
  ['2,450.00', 2450, '2,450'],
  ['€ 18.400,50', 18_400.5, '18,400.50'],
])(
  'an amount that is pasted as %s is read as it was meant, and shown so when the field is left',
  async (text, value, shown) => {
    const send = await showForm({ side: 'left', isTrue: true })
    await userEvent.click(field('Value'))
    await userEvent.paste(text)
    expect(field('Value').value).toBe(text)
    await userEvent.tab()
    expect(field('Value').value).toBe(shown)
    await press('Send')
    expect(send).toHaveBeenCalledWith({ value, side: 'left', isTrue: true })
  },
)

test('an amount that cannot be understood stays as it was typed, and is refused', async () => {
  const send = await showForm({ value: 7, side: 'left', isTrue: true })
  await userEvent.clear(field('Value'))
  await userEvent.type(field('Value'), '$ 75')
  await userEvent.tab()
  await press('Send')
  expect(field('Value').value).toBe('$ 75')
  expect(screen.getAllByText(validationTexts.amount)).not.toHaveLength(0)
  expect(send).not.toHaveBeenCalled()
})

test('a number out of range is kept and refused', async () => {
  const send = await showForm()
  await userEvent.type(field('Value'), '0.5')
  await press('Send')
  expect(field('Value').value).toBe('0.50')
  expect(field('Value').getAttribute('aria-invalid')).toBe('true')
  expect(send).not.toHaveBeenCalled()
})

test('the summary leads into a section that is folded', async () => {
  await showForm({ value: 1, side: 'left' })
  expect(screen.getByText('It is true').closest('[hidden]')).not.toBeNull()
  await press('Send')
  await userEvent.click(screen.getByRole('button', { name: /^It is true/ }))
  expect(screen.getByText('It is true').closest('[hidden]')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
})

test('what was typed is found again, and is gone once it was sent', async () => {
  await showForm()
  await userEvent.type(field('Value'), '7')
  expect(Object.values({ ...sessionStorage })).toContain('{"value":7}')
  await userEvent.selectOptions(field('Side'), 'left')
  await press('Statement')
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Send')
  expect({ ...sessionStorage }).toEqual({})
})

test('a password is hidden until its button is pressed, and can be pasted and filled in by a manager', async () => {
  const send = vi.fn()
  await renderComponent(
    <Form
      schema={z.object({ password: z.string() })}
      defaultValues={{ password: '' }}
      persistenceKey="secret"
      onSubmit={send}
    >
      <PasswordField name="password" label="Secret" autoComplete="current-password" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  )
  expect([field('Secret').type, field('Secret').autocomplete]).toEqual(['password', 'current-password'])
  await userEvent.click(field('Secret'))
  await userEvent.paste('Correct-horse-7')
  await press('Show password')
  expect(field('Secret').type).toBe('text')
  await press('Hide password')
  expect(field('Secret').type).toBe('password')
  await press('Send')
  expect(send).toHaveBeenCalledWith({ password: 'Correct-horse-7' })
})

test('a form whose schema cannot be loaded keeps what was typed and says so; the next press tries again', async () => {
  const send = vi.fn()
  let isReachable = false
  await renderComponent(
    <Form
      schema={async () => {
        if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module')
        return z.object({ value: claimValue })
      }}
      defaultValues={{}}
      persistenceKey="loaded"
      onSubmit={send}
    >
      <AmountField name="value" label="Value" currency="EUR" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  )
  await userEvent.type(field('Value'), '7')
  await press('Send')
  expect(await screen.findAllByText(/What you typed is still here/)).not.toEqual([])
  expect(field('Value').value).toBe('7')
  expect(send).not.toHaveBeenCalled()
  isReachable = true
  await press('Send')
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ value: 7 }))
})

describe('a form that arrives drawn', () => {
  const drawnSchema = z.object({
    text: z.string(),
    note: z.string(),
    value: claimValue,
    side: z.enum(['left', 'right']),
    country: z.string(),
  })
  const key = 'redress.words.visitor.drawn'

  /** Draws the form as a server does, lets somebody do something with it, and takes it over. */
  async function takeOver(before: (root: HTMLElement) => void) {
    const send = vi.fn()
    const queryClient = createQueryClient()
    queryClient.setQueryData(sessionQuery.queryKey, null)
    const page = (
      <Providers queryClient={queryClient} drawnAt={new Date()}>
        <MemoryRouter>
          <Form
            schema={drawnSchema}
            defaultValues={{ text: 'as saved', note: '', value: 5, side: 'left', country: 'AT' }}
            persistenceKey="drawn"
            onSubmit={send}
          >
            <TextField name="text" label="Text" />
            <TextAreaField name="note" label="Note" limit={100} />
            <AmountField name="value" label="Value" currency="EUR" />
            <SelectField
              name="side"
              label="Side"
              options={[
                { value: 'left', label: 'L' },
                { value: 'right', label: 'R' },
              ]}
            />
            <CountryField name="country" label="Country" />
            <SubmitButton>Send</SubmitButton>
          </Form>
        </MemoryRouter>
      </Providers>
    )
    await Promise.all(areas.map(english.load))
    const root = document.createElement('div')
    root.innerHTML = renderToString(page)
    document.body.append(root)
    before(root)
    const problems = vi.fn()
    const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError: problems }))
    onTestFinished(async () => {
      await act(async () => hydrated.unmount())
      root.remove()
      sessionStorage.clear()
    })
    expect(problems).not.toHaveBeenCalled()
    return send
  }

  test('has its values before it is alive, and is sent nowhere', async () => {
    await takeOver(root => {
      const values = [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value)
      expect(values).toEqual(['as saved', '', '5', 'left', ''])
      expect(root.querySelector('form')?.getAttribute('method')).toBe('dialog')
    })
    expect(sessionStorage.getItem(key)).toBeNull()
    expect(field('Country').value).toBe('AT')
  })

  test('persists the one text that was typed before', async () => {
    await takeOver(root => Object.assign(root.querySelector('input') ?? {}, { value: 'typed' }))
    expect(JSON.parse(sessionStorage.getItem(key) ?? '{}')).toEqual({ text: 'typed' })
  })

  test('takes what was typed and chosen before, and persists it', async () => {
    sessionStorage.setItem(key, JSON.stringify({ note: 'kept before', text: 'kept too' }))
    const send = await takeOver(root => {
      const [text, value] = root.querySelectorAll('input')
      const select = root.querySelector('select')
      if (!text || !value || !select) throw new Error('The form lacks a field')
      Object.assign(text, { value: 'typed' })
      Object.assign(value, { value: '12,5' })
      select.value = 'right'
    })
    const typed = { text: 'typed', value: 12.5, side: 'right' }
    expect(field('Text').value).toBe('typed')
    expect(field('Side').value).toBe('right')
    expect(field('Note').value).toBe('kept before')
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem(key) ?? '{}')).toEqual({ ...typed, note: 'kept before' }),
    )
    await press('Send')
    await waitFor(() => expect(send).toHaveBeenCalledWith({ ...typed, note: 'kept before', country: 'AT' }))
  })
})
