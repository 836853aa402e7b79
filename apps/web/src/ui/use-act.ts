import { useMutation } from '@tanstack/react-query'
import { useFailureText } from './failure-text.ts'
import { useToast } from './toast.ts'

export interface Act<Input, Result> {
  run: (input: Input) => Promise<Result>
  /** Said when it is done. */
  done?: string
  /** Said when it failed and the failure has no message of its own. */
  failed: string
  onDone?: (result: Result, input: Input) => unknown
}

/** One act at the press of a button: says how it ended. `isPending` keeps the button from being pressed twice. */
export function useAct<Input = void, Result = unknown>({ run, done, failed, onDone }: Act<Input, Result>) {
  const toast = useToast()
  const describe = useFailureText()
  return useMutation({
    mutationFn: run,
    onSuccess: async (result, input) => {
      if (done !== undefined) toast.success(done)
      await onDone?.(result, input)
    },
    onError: error => toast.error(describe(error, failed)),
  })
}
