import { paths } from '../../lib/paths.ts'

/** Where the console shows records of companies; here, as only staff load it. */
export const operatorRecords = (companyId?: string): string =>
  [paths.operator('records'), ...(companyId === undefined ? [] : [encodeURIComponent(companyId)])].join('/')
