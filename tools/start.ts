import { buildPage } from './build-page.ts'

// npm that is killed tells nobody: the server that it started ends as if it had been asked to.
const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid === parent || !process.env.npm_lifecycle_event) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 500).unref()

// `npm start`: the page where it changed, and then the server in this same process, which npm's signals reach.
if (!(await buildPage())) {
  process.stderr.write('The page could not be built, for the reason above.\n')
  process.exit(1)
}
await import('../apps/server/src/main.ts')
