import { buildPage } from './build-page.ts'

// `npm start`: the page where it changed, and then the server in this same process, which npm's signals reach.
if (!(await buildPage())) {
  process.stderr.write('The page could not be built, for the reason above.\n')
  process.exit(1)
}
await import('../apps/server/src/main.ts')
