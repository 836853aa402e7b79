import type { ErrorCode } from '@redress/contract/errors.ts'
import { ServiceUnavailable } from '../../platform/service-unavailable.ts'

/** Looks into files for what harms the program that opens them. */
export interface FileScanner {
  /** @throws ScannerUnavailable if the file cannot be scanned */
  isInfected(path: string): Promise<boolean>
}

/** The scanner does not answer, or cannot judge: no file is taken until it does. */
export class ScannerUnavailable extends ServiceUnavailable {
  override readonly errorCode: ErrorCode = 'SCANNER_UNAVAILABLE'
}
