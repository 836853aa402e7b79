import { useTexts } from '../texts/texts.tsx'
import { useToast } from './toast.ts'

/** Copies a text and says so; answers whether it could be copied. */
export function useCopy(): (value: string, message?: string) => Promise<boolean> {
  const texts = useTexts('ui').copy
  const toast = useToast()
  return async (value, message = texts.copied) => {
    try {
      await navigator.clipboard.writeText(value)
      toast.success(message)
      return true
    } catch {
      toast.error(texts.failed)
      return false
    }
  }
}
