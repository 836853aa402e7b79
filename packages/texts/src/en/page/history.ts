export { historyTexts as history } from '@redress/contract/history-texts.ts'
