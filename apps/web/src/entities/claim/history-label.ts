import { useTexts } from '../../texts/texts.tsx'
import type { HistoryItem } from './claim-queries.ts'

/**
 * What a row of the history is called, with the defendant whom alone it is about; where its fee is zero it speaks of no
 * payment.
 */
export function useHistoryLabel(): (item: Pick<HistoryItem, 'type' | 'fee' | 'defendantName'>) => string {
  const { names, namesWithoutFee } = useTexts('history')
  return ({ type, fee, defendantName }) => {
    const label = (fee === 0 ? namesWithoutFee[type] : undefined) ?? names[type]
    return defendantName === null ? label : `${label}: ${defendantName}`
  }
}
