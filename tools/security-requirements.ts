import { existsSync, readFileSync } from 'node:fs'

/**
 * The requirements of OWASP ASVS 5.0, by section: the level of each, in their order (github.com/OWASP/ASVS). Those of
 * level 3 are counted, so that the numbers of the others are right, and not asked for.
 */
const levelsBySection: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
}

/** The ids of levels 1 and 2, with their level. */
export const askedFor: ReadonlyMap<string, string> = new Map(
  Object.entries(levelsBySection).flatMap(([section, levels]) =>
    [...levels].flatMap((level, index) => (level === '3' ? [] : [[`V${section}.${index + 1}`, level] as const])),
  ),
)

export const states = ['holds', 'documented', 'operator', 'open', 'absent'] as const

interface Row {
  readonly id: string
  readonly level: string
  readonly state: string
  readonly reason: string
}

/** The rows of the table: id, level, what is asked for, state, and what shows it. */
export const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^\| (V\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, id = '', level = '', , state = '', reason = '']) => ({ id, level, state, reason }),
  )

const root = `${import.meta.dirname}/..`
/** Tests of the server are named from its folder. */
const pathOf = (name: string): string =>
  [`${root}/${name}`, `${root}/apps/server/src/${name}`].find(existsSync) ?? `${root}/${name}`

/** A file, and the titles in it that follow it. */
const named = /`([\w./-]+\.\w+)`((?:(?:, )?(?: ?“[^”]+”))*)/g

function faultsOfRow({ state, reason }: Row): string[] {
  if (!(states as readonly string[]).includes(state)) return [`has the state "${state}"`]
  const files = [...reason.matchAll(named)].map(([, name = '', titles = '']) => ({
    name,
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }))
  const faults = files.flatMap(({ name, titles }) => {
    if (!existsSync(pathOf(name))) return [`names ${name}, which is not there`]
    const text = readFileSync(pathOf(name), 'utf8')
    return titles.filter(title => !text.includes(title)).map(title => `names “${title}”, which is not in ${name}`)
  })
  const isShown = files.some(({ titles }) => titles.length > 0)
  if (state === 'holds' && !isShown) return [...faults, 'holds, and names no test']
  if (state === 'documented' && files.length === 0) return [...faults, 'is documented, and names no document']
  return reason.trim() === '' ? [...faults, 'gives no reason'] : faults
}

/** Faults of the table, one line each; empty if there are none. */
export function faultsOfTable(text: string): string[] {
  const rows = rowsOf(text)
  const ids = rows.map(({ id }) => id)
  return [
    ...[...askedFor.keys()].filter(id => !ids.includes(id)).map(id => `${id} is missing`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map(id => `${id} stands twice`),
    ...rows.flatMap(row => {
      if (!askedFor.has(row.id)) return [`${row.id} is not asked for`]
      const level = askedFor.get(row.id) === row.level ? [] : [`is of level ${askedFor.get(row.id)}`]
      return [...level, ...faultsOfRow(row)].map(fault => `${row.id} ${fault}`)
    }),
  ]
}
