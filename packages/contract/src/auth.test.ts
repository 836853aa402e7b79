import { expect, test } from 'vitest'
import { registration, withRepeatedPassword } from './auth.ts'
import { validationTexts as texts } from './validation-texts.ts'

const form = withRepeatedPassword(registration, 'password')
const good = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: ' Ada@Mail.example ',
  address: '',
  city: '',
  country: 'GB',
  identificationId: 'ID-123',
  username: 'ada.b',
  password: 'Analytic-1',
  repeatPassword: 'Analytic-1',
} as const

const problems = (change: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    (form.safeParse({ ...good, ...change }).error?.issues ?? [])
      .toReversed()
      .map(issue => [issue.path.join('.'), issue.message]),
  )

test('a good registration is taken, its address in the one form', () => {
  expect(form.parse(good)).toMatchObject({ email: 'ada@mail.example', address: '' })
})

test.each([
  [{ firstName: ' ' }, { firstName: texts.required }],
  [{ country: '' }, { country: texts.required }],
  [{ country: 'XX' }, { country: texts.choice }],
  [{ email: '' }, { email: texts.required }],
  [{ email: 'ada' }, { email: texts.email }],
  [{ identificationId: '' }, { identificationId: texts.required }],
  [{ identificationId: '12345' }, { identificationId: texts.identificationId }],
  [{ username: '' }, { username: texts.required }],
  [{ username: 'ab' }, { username: texts.usernameLength }],
  [{ username: 'a'.repeat(31) }, { username: texts.usernameLength }],
  [{ username: 'ada b' }, { username: texts.usernameCharacters }],
  [{ repeatPassword: '' }, { repeatPassword: texts.required }],
  [{ repeatPassword: 'Analytic-2' }, { repeatPassword: texts.passwordsMatch }],
  [{ surplus: 1 }, {}],
])('%j', (change, expected) => {
  expect(problems(change)).toMatchObject(expected)
  expect(form.safeParse({ ...good, ...change }).success).toBe(false)
})

test.each(['Short-1', 'analytic-1', 'ANALYTIC-1', 'Analytic--', 'Analytic12'])(
  'the password %s lacks something',
  password => {
    expect(problems({ password, repeatPassword: password })).toEqual({ password: texts.password })
  },
)

test('every problem is said at once, also that the passwords differ', { tags: 'SPEC-5-passwordsMatch' }, () => {
  expect(
    problems({
      email: 'x',
      country: '',
      identificationId: '1',
      username: 'a',
      password: 'weak',
      repeatPassword: 'other',
    }),
  ).toEqual({
    email: texts.email,
    country: texts.required,
    identificationId: texts.identificationId,
    username: texts.usernameLength,
    password: texts.password,
    repeatPassword: texts.passwordsMatch,
  })
})
