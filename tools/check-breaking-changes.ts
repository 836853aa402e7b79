import { readFileSync } from 'node:fs'
import type { OpenApiDocument } from '@redress/contract/openapi-document.ts'
import { breakingChanges } from './breaking-changes.ts'
import { runQuietly } from './run.ts'

// Compares the description of the API with that of the last release, which binds unless a commit since says that it
// breaks something. Before the first release it is compared with the last commit, and a change is only shown.

const path = 'docs/generated/openapi.json'
const parsed = (text: string) => JSON.parse(text) as OpenApiDocument

const release = await runQuietly('git', ['describe', '--tags', '--abbrev=0'], {})
const isReleased = release.code === 0
const tag = isReleased ? release.output.trim() : 'HEAD'
const committed = await runQuietly('git', ['show', `${tag}:${path}`], {})
// Sources without their history, or a release before there was a description.
if (committed.code !== 0) process.exit(0)

const found = breakingChanges(parsed(committed.output), parsed(readFileSync(path, 'utf8')))
for (const each of found) process.stdout.write(`${each}\n`)
const { output: messages } = await runQuietly('git', ['log', `${tag}..`, '--format=%B'], {})
const isAnnounced = /^\w+(?:\(.+\))?!:|^BREAKING CHANGE: /m.test(messages)
process.exit(isReleased && !isAnnounced && found.length > 0 ? 1 : 0)
