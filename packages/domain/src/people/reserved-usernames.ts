import { comparedCode } from '../text/compared.ts'

/** Usernames that would pass for the site's operator, and names with a meaning to programs. */
const reserved = new Set(
  [
    ...[
      'admin',
      'administrator',
      'root',
      'system',
      'sysadmin',
      'superuser',
      'operator',
      'moderator',
      'mod',
      'staff',
      'team',
    ],
    ...[
      'support',
      'help',
      'helpdesk',
      'service',
      'kundendienst',
      'hilfe',
      'security',
      'sicherheit',
      'billing',
      'payments',
    ],
    ...['official', 'legal', 'court', 'gericht', 'judge', 'police', 'polizei', 'info', 'contact', 'kontakt', 'mail'],
    ...['postmaster', 'hostmaster', 'webmaster', 'abuse', 'noreply', 'mailerdaemon', 'anonymous', 'everyone', 'nobody'],
    ...[
      'null',
      'undefined',
      'true',
      'false',
      'nan',
      'proto',
      'prototype',
      'constructor',
      'tostring',
      'valueof',
      'hasownproperty',
    ],
  ].map(comparedCode),
)
const product = comparedCode('redress')

/** Whether a username is reserved, ignoring dots, hyphens and digits. */
export function isReservedUsername(username: string): boolean {
  const name = comparedCode(username)
  const letters = [...name].filter(each => !/\d/.test(each)).join('')
  return name.startsWith(product) || reserved.has(letters) || name === ''
}
