import type { Context } from '../platform/context.ts'

export interface Workers {
  stop(): Promise<void>
}

/** Starts everything that works in the background of one server process. */
export async function startWorkers(context: Context): Promise<Workers> {
  context.log.debug('workers started')
  return { stop: async () => undefined }
}
