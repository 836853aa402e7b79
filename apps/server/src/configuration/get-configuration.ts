import type { getConfiguration as endpoint } from '@redress/contract/configuration.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import { durationText } from '@redress/domain/claim/deadlines.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import { operatorOf } from '../mail/installation.ts'
import { bankAccountOf } from '../payments/bank-account.ts'
import { ok, type Result } from '../platform/result.ts'
import { publicRpcUrlOf, type Settings } from '../platform/settings.ts'

/** The settings that the page needs, and no others. */
export const getConfiguration = (settings: Settings): Result<Output<typeof endpoint>, never> =>
  ok({
    cluster: settings.SOLANA_CLUSTER ?? 'localnet',
    rpcUrl: publicRpcUrlOf(settings) ?? '',
    submissionFee: numberFromCents(settings.SUBMISSION_FEE),
    freeClaims: settings.FREE_CLAIMS,
    disputeFee: numberFromCents(settings.DISPUTE_FEE),
    solPrices: { EUR: numberFromCents(settings.SOL_PRICE_EUR), USD: numberFromCents(settings.SOL_PRICE_USD) },
    noticePeriod: durationText(settings.NOTICE_PERIOD),
    offerPeriod: durationText(settings.OFFER_PERIOD),
    unresolvedClaimsLimit: settings.UNRESOLVED_CLAIMS_LIMIT,
    operator: operatorOf(settings),
    hasBankAccount: bankAccountOf(settings) !== null,
    isGoogleSignInEnabled: settings.GOOGLE_CLIENT_ID !== undefined,
  })
