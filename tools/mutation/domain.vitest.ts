import { defineConfig } from 'vitest/config'
import { requirements } from '../../requirements/requirements.ts'

export default defineConfig({
  test: {
    tags: requirements.map(({ id }) => ({ name: id })),
    include: ['packages/domain/src/**/*.test.ts'],
    isolate: false,
  },
})
