export { history } from '@redress/contract/texts/de.ts'
