import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** PDF/A-1b validator of Apache PDFBox and its dependencies, from Debian's packages. */
const archives = ['preflight', 'pdfbox2', 'fontbox2', 'xmpbox', 'commons-logging', 'jaxb-api', 'javax.activation'].map(
  name => `/usr/share/java/${name}.jar`,
)
const packages = ['default-jre-headless', 'libpdfbox2-java', 'libjaxb-api-java', 'libactivation-java']

/** Installation command if the validator is missing; otherwise `null`. */
export const missingValidator = [...archives, '/usr/bin/java'].every(path => existsSync(path))
  ? null
  : `apt-get install ${packages.join(' ')}`

/** Violations of PDF/A-1b; empty for a valid file. */
export async function problemsOfPdf(path: string): Promise<string> {
  const judged = await run('/usr/bin/java', [
    ...['-cp', archives.join(':'), 'org.apache.pdfbox.preflight.Validator_A1b'],
    path,
  ]).catch((error: { stdout: string; stderr: string }) => error)
  return judged.stdout.trimEnd().endsWith('is a valid PDF/A-1b file') ? '' : `${judged.stdout}${judged.stderr}`
}
