import { runFigures } from '../claims/figures/run-figures.ts'
import { runOperator } from './run-operator.ts'

/** Prints what became of the letters to defendants, and of the claims. */
await runOperator(runFigures)
