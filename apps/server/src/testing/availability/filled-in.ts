import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const filesToFillIn = join(import.meta.dirname, '../../../../../deploy/availability')

/**
 * Fills in an operator's template.
 * @throws if a value is missing
 */
export function filledIn(name: string, values: Readonly<Record<string, string | number>>): string {
  return readFileSync(join(filesToFillIn, name), 'utf8').replaceAll(/\$\{([A-Z_0-9]+)\}/g, (_, variable: string) => {
    const value = values[variable]
    if (value === undefined) throw new Error(`${name} asks for ${variable}`)
    return String(value)
  })
}
