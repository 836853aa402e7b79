import pino, { type DestinationStream, type Logger } from 'pino'
import { errorInLog } from './error-in-log.ts'

export type Log = Logger

/** Structured log on standard error; secrets and user input are never written. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(2)): Log =>
  pino(
    {
      level,
      serializers: { error: errorInLog, err: errorInLog },
      redact: { paths: ['req.headers', '*.password', '*.token', '*.cookie'], remove: true },
    },
    destination,
  )
