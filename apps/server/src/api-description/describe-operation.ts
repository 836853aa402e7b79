import type { Answer, Content, Operation, Parameter } from '@redress/contract/openapi-document.ts'
import { type Field, fieldsOf, typeOf } from './describe-schema.ts'
import { type Html, html } from './html.ts'

export interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** One call: who may make it, what it takes, what it answers. */
export function describeOperation({ method, path, operation }: Call): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const answers = Object.entries(responses)
  const successes = answers.filter(([status]) => Number(status) < 400)
  const failures = answers.filter(([status]) => Number(status) >= 400)
  return html`
<article id="${operationId}" aria-labelledby="${operationId}-name">
<h3 id="${operationId}-name"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
<p>${summary}. ${description}</p>
${parameters.length > 0 ? fieldTable('Parameters', parameters.map(fieldOfParameter)) : null}
${requestBody ? describeContent(`Body of ${method.toUpperCase()} ${path}`, 'Body', requestBody.content) : null}
${successes.map(([status, answer]) => describeSuccess(`${method.toUpperCase()} ${path}`, status, answer))}
<details><summary>Failures</summary>
<dl>${failures.map(([status, { description: codes }]) => html`<dt>${status}</dt>${codes.split('\n\n').map(code => html`<dd>${withCode(code)}</dd>`)}`)}</dl>
</details>
</article>`
}

const fieldOfParameter = ({ name, in: place, required, schema }: Parameter): Field => ({
  name: `${name} (${place})`,
  type: typeOf(schema),
  isRequired: required,
})

const describeSuccess = (call: string, status: string, answer: Answer): Html =>
  answer.content
    ? describeContent(`Answer of ${call}`, `Answer ${status}`, answer.content)
    : html`<h4>Answer ${status}</h4><p>${answer.description}.</p>`

const describeContent = (about: string, title: string, content: Content): Html =>
  html`${Object.entries(content).map(([mediaType, { schema, example }]) => {
    const fields = fieldsOf(schema)
    return html`${
      fields.length > 0
        ? fieldTable(title, fields, mediaType)
        : html`<h4>${title}</h4><p>${mediaType}: ${typeOf(schema)}.</p>`
    }${example === undefined ? null : describeExample(about, example)}`
  })}`

const describeExample = (about: string, example: unknown): Html => html`
<details><summary>Example</summary>
<pre tabindex="0" role="region" aria-label="${`Example: ${about}`}">${JSON.stringify(example, null, 2)}</pre>
</details>`

/** A table of fields; its title is a heading and its caption says what travels. */
export const fieldTable = (title: string, fields: readonly Field[], mediaType?: string): Html => html`
<h4>${title}</h4>
${mediaType === undefined || mediaType === 'application/json' ? null : html`<p>${mediaType}</p>`}
<table><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Required</th></tr></thead>
<tbody>${fields.map(
  ({ name, type, isRequired }) =>
    html`<tr><th scope="row"><code>${name}</code></th><td>${type}</td><td>${isRequired ? 'yes' : 'no'}</td></tr>`,
)}</tbody></table>`

/** Text in which backticks mark code. */
const withCode = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
