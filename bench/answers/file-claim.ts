import { details } from '../../e2e/filing/filing-by-api.ts'

interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly url: string
  readonly cookie: string
  readonly body?: object | undefined
}

/** @throws unless the call succeeds */
export async function send<Data>({ method, url, cookie, body }: Call): Promise<Data> {
  const answer = await fetch(url, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answered = (await answer.json()) as { data: Data }
  if (answer.status !== 200) throw new Error(`${method} ${url}: ${answer.status} ${JSON.stringify(answered)}`)
  return answered.data
}

export interface Filed {
  /** URL of the claim in the API. */
  readonly url: string
  readonly defendantId: string
}

/** Defendant of a claim: a person or a company. */
export type Named =
  | { readonly email: string }
  | { readonly email: string; readonly legalName: string; readonly country: string }

/** Files a claim against one defendant, in five calls. */
export async function fileClaim(origin: string, cookie: string, named: Named): Promise<Filed> {
  const { id } = await send<{ id: string }>({ method: 'POST', url: `${origin}/v1/claims`, cookie })
  const url = `${origin}/v1/claims/${id}`
  await send({ method: 'PATCH', url, cookie, body: details })
  const post = <Data>(path: string, body?: object) =>
    send<Data>({ method: 'POST', url: `${url}/${path}`, cookie, body })
  const isCompany = 'legalName' in named
  const person = { firstName: 'Dora', lastName: 'Winter', ...named }
  const defendant = await post<{ id: string }>(
    `defendants/${isCompany ? 'company' : 'individual'}`,
    isCompany ? { ...named, taxId: 'unknown' } : person,
  )
  await post('documents/urls', { url: 'https://photographs.example/roof', urlDescription: 'Photographs of the roof' })
  await post('submit')
  return { url, defendantId: defendant.id }
}
