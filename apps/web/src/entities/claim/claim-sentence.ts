import type { Claim } from '@redress/contract/claim-views.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { personName } from '../../lib/person-name.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { defendantName } from '../defendant/defendant.tsx'

/** Parties and amount of a claim, from which its sentence is worded. */
interface Ask {
  readonly plaintiff: string
  readonly asked: number
  readonly currency: string
  /** Names of the companies and people, without representatives. */
  readonly defendants: readonly string[]
  /** Whether the claim is over, so that it asks for nothing any more. */
  readonly isOver: boolean
}

const namesInFull = 3

/** Lists names in a sentence; of many, the first two and a count. */
export function useFewNames(): (names: readonly string[]) => string {
  const texts = useTexts('sentences')
  const formats = useFormats()
  return names => {
    const named = names.length > namesInFull ? names.slice(0, namesInFull - 1) : names
    const others = names.length - named.length
    return formats.list(others > 0 ? [...named, texts.others(formats.count(others))] : named)
  }
}

/** Words a claim as a sentence. */
export function useClaimSentence(): (ask: Ask) => string {
  const texts = useTexts('sentences')
  const formats = useFormats()
  const fewNames = useFewNames()
  return ({ plaintiff, asked, currency, defendants, isOver }) =>
    texts.asks(plaintiff, formats.money(asked, currency), fewNames(defendants), isOver)
}

/** Parties and amount of a loaded claim; `null` while a draft lacks one of them. */
export function askOf({ plaintiffs: [plaintiff], asked, currency, defendants, status }: Claim): Ask | null {
  if (!plaintiff || asked === null) return null
  return {
    plaintiff: personName(plaintiff),
    asked,
    currency,
    defendants: defendants.filter(each => !each.isCompanyRepresentative).map(defendantName),
    isOver: isResolved(status),
  }
}
