import { useTexts } from '../../texts/texts.tsx'
import type { HistoryItem } from './claim-queries.ts'

/**
 * Label of a history row, with the defendant it concerns, if only one. A row with a fee of zero does not mention a
 * payment.
 */
export function useHistoryLabel(): (item: Pick<HistoryItem, 'type' | 'fee' | 'defendantName'>) => string {
  const { names, namesWithoutFee } = useTexts('history')
  return ({ type, fee, defendantName }) => {
    const label = (fee === 0 ? namesWithoutFee[type] : undefined) ?? names[type]
    return defendantName === null ? label : `${label}: ${defendantName}`
  }
}
