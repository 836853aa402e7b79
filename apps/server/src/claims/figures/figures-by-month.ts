import type { MonthFigures } from '@redress/contract/figures.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import { monthlyFigures } from '@redress/domain/record/monthly-figures.ts'
import type { Context } from '../../adapters/context.ts'
import { paidFees } from '../../payments/list-ledger.ts'
import { findFiledClaims, findSentLetters } from './figures-repository.ts'

/** The figures of `npm run operator -- figures` by months, with the fees. */
export async function figuresByMonth({ database, clock }: Context): Promise<MonthFigures[]> {
  const given = {
    letters: await findSentLetters(database),
    claims: await findFiledClaims(database),
    fees: await paidFees(database),
  }
  return monthlyFigures(given, clock.now()).map(({ month, letters, claims, agreements, standings, fees, ...rest }) => ({
    month,
    filed: claims.filed,
    inNoticePeriod: standings['in the notice period'],
    published: standings.public,
    negotiated: standings.negotiated,
    withdrawn: standings.withdrawn,
    settled: standings.settled,
    settledBeforePublication: claims.settledBeforePublication,
    lettersSent: letters.sent,
    lettersAccepted: letters.accepted,
    lettersRefused: letters.refused,
    lettersOpened: letters.opened,
    lettersAnswered: letters.answered,
    medianDaysToAnswer: rest.medianDaysToAnswer,
    agreements: agreements.toPay,
    agreementsInInstalments: agreements.inInstalments,
    agreementsOverdue: agreements.overdue,
    agreementsKept: agreements.kept,
    agreementsNotContradicted: agreements.notContradicted,
    agreementsKeptOnTime: agreements.keptOnTime,
    fees: fees.map(({ currency, fee }) => ({ currency, amount: numberFromCents(fee) })),
  }))
}
