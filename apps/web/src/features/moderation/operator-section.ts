import { paths } from '../../lib/paths.ts'

/** Where the console shows records of companies, or accounts; here, as only staff load it. */
export const operatorSection = (section: 'records' | 'accounts', id?: string): string =>
  [paths.operator(section), ...(id === undefined ? [] : [encodeURIComponent(id)])].join('/')
