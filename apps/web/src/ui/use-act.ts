import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ActMeta } from '../lib/live-events.ts'
import { useFailureText } from './failure-text.ts'
import { useToast } from './toast.ts'

export interface PageAct<Input, Result> {
  run: (input: Input) => Promise<Result>
  /** Said when it is done. */
  done?: string
  /** Said when it failed and the failure has no message of its own. */
  failed: string
  onDone?: (result: Result, input: Input) => unknown
  /** Whether `onDone` leads to another page: what the act changes is shown there, and not in the page that is left. */
  leadsAway?: boolean
}

/** One act at the press of a button: says how it ended. It is done once, however quickly the button is pressed again. */
export function useAct<Input = void, Result = unknown>({
  run,
  done,
  failed,
  onDone,
  leadsAway = false,
}: PageAct<Input, Result>) {
  const toast = useToast()
  const describe = useFailureText()
  // `isPending` reaches the button with the next drawing: a second press may come before.
  const isRunning = useRef(false)
  const act = useMutation({
    mutationFn: run,
    meta: { leadsAway } satisfies ActMeta,
    onSuccess: async (result, input) => {
      if (done !== undefined) toast.success(done)
      await onDone?.(result, input)
    },
    onError: error => toast.error(describe(error, failed)),
    onSettled: () => {
      isRunning.current = false
    },
  })
  const mutate: typeof act.mutate = (...given) => {
    if (isRunning.current) return
    isRunning.current = true
    act.mutate(...given)
  }
  return { ...act, mutate }
}
