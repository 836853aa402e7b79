import type { OpenApiDocument } from '@redress/contract/openapi-document.ts'
import { type Call, describeOperation, fieldTable } from './describe-operation.ts'
import { fieldsOf, schemaAnchor, typeOf } from './describe-schema.ts'
import { Html, html } from './html.ts'
import { style } from './style.ts'

const mark =
  new Html(`<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="var(--accent)"/>
<g fill="var(--surface)"><rect x="5" y="11.5" width="22" height="3.5" rx="1.75" opacity=".45" transform="rotate(-24 16 13.25)"/>
<rect x="5" y="11.5" width="22" height="3.5" rx="1.75"/><path d="M8 25.5a8 8 0 0 1 16 0z"/></g></svg>`)

/** A page that says what the OpenAPI document says, to be read without scripts. */
export function describeApi({ info, paths, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  )
  const groups = new Map<string, Call[]>()
  for (const call of calls) {
    const group = call.operation.tags[0] ?? ''
    groups.set(group, [...(groups.get(group) ?? []), call])
  }
  const schemas = Object.entries(components.schemas)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · ${info.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><a class="brand" href="/">${mark}<span>${info.title}</span></a></header>
<div class="columns">
<nav aria-label="Calls">${[...groups].map(
    ([group, members]) => html`
<h2><a href="#group-${group}">${group}</a></h2>
<ul>${members.map(
      ({ method, path, operation }) =>
        html`<li><a href="#${operation.operationId}"><span class="method">${method.toUpperCase()}</span> <span>${path.replace('/v1/', '')}</span></a></li>`,
    )}</ul>`,
  )}
<h2><a href="#things">things</a></h2>
</nav>
<main id="content" tabindex="-1">
<h1>The API of ${info.title}</h1>
<p class="lead">${info.description} Whatever the page can do can be done by these calls. Programs read
<a href="/v1/openapi.json">the same description as OpenAPI</a>.</p>
<p>A success is <code>{"data": …}</code>, a failure <code>{"error": "text for people", "code": "…"}</code>, with
<code>details</code> for each field that needs another look. The session is kept in cookies that sign-in sets. Times are ISO 8601
in UTC, dates <code>YYYY-MM-DD</code>; unknown fields are refused.</p>
${[...groups].map(
  ([group, members]) => html`
<section id="group-${group}" aria-labelledby="group-${group}-name">
<h2 id="group-${group}-name">${group}</h2>
${members.map(describeOperation)}
</section>`,
)}
<section id="things" aria-labelledby="things-name">
<h2 id="things-name">things</h2>
${schemas.map(([name, schema]) => {
  const fields = fieldsOf(schema)
  return html`
<article id="${schemaAnchor(name)}" aria-labelledby="${schemaAnchor(name)}-name">
<h3 id="${schemaAnchor(name)}-name">${name}</h3>
${fields.length > 0 ? fieldTable('Fields', fields) : html`<p>${typeOf(schema)}</p>`}
</article>`
})}
</section>
</main>
</div>
</body>
</html>`.text
}
