/** Fields of an error that say what failed without quoting values. */
const told = [
  ...['code', 'errno', 'syscall', 'statusCode', 'responseCode', 'severity', 'schema', 'table', 'column', 'constraint'],
  ...['dataType', 'routine'],
] as const

/**
 * True for errors whose messages quote input: those of PostgreSQL and of the runtime's parsers. Other messages are
 * fixed.
 */
const quotesInput = (error: Error): boolean =>
  ('severity' in error && 'routine' in error) || error instanceof SyntaxError || error instanceof RangeError

const word = /[^\s<>"'(),;:]+/g
const withoutAddress = (text: string): string => (text.includes('@') ? '…@…' : text)

/** Error message without user input; a quoted value may itself contain quotes. */
function messageOf(error: Error): string {
  const { message } = error
  const isOwn = !quotesInput(error)
  return (isOwn ? message : message.replace(/".*"/s, '"…"').replace(/Cannot convert .* to a BigInt/s, 'no BigInt'))
    .replace(word, withoutAddress)
    .trim()
}

/** Stack frames without the message, which the stack repeats. */
const framesOf = ({ message, stack = '' }: Error): string =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter(line => /^ {4}at /.test(line))
    .join('\n')

/** Log form of an error: what failed and where. User input, which messages may quote, is left out. */
export function errorInLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const facts = Object.fromEntries(
    told.flatMap(name => {
      const value: unknown = Reflect.get(error, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...facts,
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: errorInLog(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(errorInLog) }),
  }
}
