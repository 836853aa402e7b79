import { relative } from 'node:path'
import type { Requirement } from './requirement.ts'

/** Vitest's JSON report, as far as it names tests. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly tags: readonly string[] }[]
  }[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly specs: readonly { readonly title: string; readonly tags: readonly string[] }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** Playwright's JSON report, as far as it names tests. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
}

export interface TaggedTest {
  /** The file, relative to the project, and the title. */
  readonly name: string
  readonly tags: readonly string[]
}

/** Every test of a run of Vitest; `root` is the project's folder. */
export const vitestTests = ({ testResults }: VitestReport, root: string): TaggedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, tags }) => ({ name: `${relative(root, name)}: ${fullName}`, tags })),
  )

/** Every test of a run of Playwright; its tags come with or without their `@`. */
export const playwrightTests = ({ suites }: PlaywrightReport): TaggedTest[] =>
  suites.flatMap(suite => [
    ...suite.specs.map(({ title, tags }) => ({
      name: `e2e/${suite.file}: ${title}`,
      tags: tags.map(tag => tag.replace(/^@/, '')),
    })),
    ...playwrightTests({ suites: suite.suites ?? [] }),
  ])

export interface Coverage {
  /** Every requirement with the names of the tests that show it. */
  readonly shown: readonly (Requirement & { readonly tests: readonly string[] })[]
  /** One line for each requirement without a test, and for each tag that is no requirement. */
  readonly faults: readonly string[]
}

export function coverageOf(requirements: readonly Requirement[], tests: readonly TaggedTest[]): Coverage {
  const ids = new Set(requirements.map(({ id }) => id))
  const shown = requirements.map(requirement => ({
    ...requirement,
    tests: tests.flatMap(({ name, tags }) => (tags.includes(requirement.id) ? [name] : [])),
  }))
  const unknown = tests.flatMap(({ name, tags }) =>
    tags.filter(tag => !ids.has(tag)).map(tag => `${tag} is no requirement; it is a tag of ${name}`),
  )
  const untested = shown.filter(({ tests }) => tests.length === 0).map(({ id, says }) => `${id} has no test: ${says}`)
  return { shown, faults: [...untested, ...unknown] }
}
