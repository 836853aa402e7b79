export { history } from '../contract.ts'
