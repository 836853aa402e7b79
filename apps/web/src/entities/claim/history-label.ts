import { useTexts } from '../../texts/texts.tsx'
import type { HistoryItem } from './claim-queries.ts'

/** What a row of the history is called; where its fee is zero it speaks of no payment. */
export function useHistoryLabel(): (item: Pick<HistoryItem, 'type' | 'fee'>) => string {
  const { history, historyWithoutFee } = useTexts('status')
  return ({ type, fee }) => (fee === 0 ? historyWithoutFee[type] : undefined) ?? history[type]
}
