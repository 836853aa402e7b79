import { runReports } from '../claims/reports/run-reports.ts'
import { runOperator } from './run-operator.ts'

/** Lists what was reported of the public record, shows a report, or settles it. */
await runOperator(runReports)
