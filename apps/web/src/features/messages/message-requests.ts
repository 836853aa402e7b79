import type { statePayment, writeMessage } from '@redress/contract/messages.ts'
import { caller } from '../../lib/api-client.ts'

export const sendMessage = caller<typeof writeMessage>('POST', '/v1/claims/:id/messages')
export const sendStatement = caller<typeof statePayment>('POST', '/v1/claims/:id/payment-statements')
