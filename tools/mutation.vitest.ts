import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { requirements } from '../requirements/requirements.ts'
import { partOf, partVariable } from './mutation-groups.ts'

const part = partOf(process.env[partVariable] ?? '')

/** The files as the part names them, the quick ones first: the first test that fails is the last that runs. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const positionOf = ({ moduleId }: TestSpecification) => part.tests.findIndex(name => moduleId.endsWith(name))
    return files.toSorted((one, other) => positionOf(one) - positionOf(other))
  }
}

/** How the tests of a part run while Stryker changes what they hold. */
export default defineConfig({
  test: {
    tags: requirements.map(({ id }) => ({ name: id })),
    include: [...part.tests],
    setupFiles: ['tools/mutation-setup.ts'],
    sequence: { sequencer: InOrder },
    isolate: false,
    env: { CHAIN_HISTORIES: '30' },
    ...(part.onServer
      ? { globalSetup: 'apps/server/src/testing/test-database.ts', testTimeout: 30_000, hookTimeout: 60_000 }
      : {}),
  },
})
