import { readdirSync, readFileSync } from 'node:fs'

interface ProcessEntry {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

const processes = (): ProcessEntry[] =>
  readdirSync('/proc').flatMap(name => {
    if (!/^\d+$/.test(name)) return []
    try {
      const [, parent] = / \(.*\) \S (\d+) /s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return [{ pid: Number(name), parent: Number(parent), command }]
    } catch {
      return []
    }
  })

/** Process tree below a process. */
export function treeOf(root: number): ProcessEntry[] {
  const all = processes()
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}

/** Resident memory of a process, in bytes. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

/** Number of open files and connections of a process. */
export const countDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length
