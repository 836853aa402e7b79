import { openProgram, translationFaults } from './translated-texts.ts'

const program = openProgram('apps/web/tsconfig.json')
const checker = program.getTypeChecker()
const isShipped = (path: string) => /\/apps\/web\/src\/.+(?<!\.test)\.tsx$/.test(path)

const faults = program
  .getSourceFiles()
  .filter(({ fileName }) => isShipped(fileName))
  .flatMap(source => translationFaults(source, checker))
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exit(faults.length === 0 ? 0 : 1)
