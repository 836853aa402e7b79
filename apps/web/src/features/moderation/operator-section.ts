import { paths } from '../../lib/paths.ts'

/**
 * Path of records or accounts in the console. It is built here rather than in `paths`, so that only staff load it.
 */
export const operatorSection = (section: 'records' | 'accounts', id?: string): string =>
  [paths.operator(section), ...(id === undefined ? [] : [encodeURIComponent(id)])].join('/')
