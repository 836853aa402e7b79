import pino, { type Logger } from 'pino'

export type Log = Logger

/** Structured lines to standard error; what could hold a secret is never written. */
export const createLog = (level: string): Log =>
  pino(
    {
      level,
      serializers: { error: pino.stdSerializers.err },
      redact: { paths: ['req.headers', '*.password', '*.token', '*.cookie'], remove: true },
    },
    pino.destination(2),
  )
