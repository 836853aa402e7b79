import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Connection } from './database.ts'

/** Placeholder for a value that is known when the statement is sent. */
export type ValueOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Builds a frequent statement once, because building takes longer than sending it. */
export function builtOnce<Values extends object, Row>(
  build: (connection: Connection, value: ValueOf<Values>) => { compile(): CompiledQuery<Row> },
): (connection: Connection, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined
  return async (connection, values) => {
    built ??= build(connection, name => sql.val(new Placeholder(name)) as RawBuilder<Values[typeof name]>).compile()
    const parameters = built.parameters.map(each =>
      each instanceof Placeholder ? values[each.name as keyof Values] : each,
    )
    return (await connection.executeQuery<Row>({ ...built, parameters })).rows
  }
}
