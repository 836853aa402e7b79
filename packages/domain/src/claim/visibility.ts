import type { Caller } from '../people/permissions.ts'

/** The kinds of answer that one claim or defendant has; each is an allow-list of its own. */
export const views = ['settled', 'public', 'confirmed', 'party'] as const
export type View = (typeof views)[number]

/** View of a claim for each caller (decisions.md section 7). */
export const viewFor = {
  bystander: 'settled',
  visitor: 'public',
  unconfirmed: 'public',
  confirmed: 'confirmed',
  reader: 'party',
  defendant: 'party',
  plaintiff: 'party',
} as const satisfies Record<Caller, View>

/** Whether the private contacts of defendants are for everybody signed in, as specified, or for the parties alone. */
export const privateContactsSettings = ['confirmed', 'parties'] as const
export type PrivateContacts = (typeof privateContactsSettings)[number]

/** Shown even for an early settlement that is not public. */
const always = views
const everyone = ['public', 'confirmed', 'party'] as const
const signedIn = ['confirmed', 'party'] as const
const partiesOnly = ['party'] as const

/** Readers of each kind of information, one row a kind (decisions.md section 7). */
export const visibility = {
  'type and country': always,
  'claim summary': everyone,
  'plaintiff street address': everyone,
  'representation status': signedIn,
  'claim texts': partiesOnly,
  documents: partiesOnly,
  messages: partiesOnly,
  resolutions: partiesOnly,
  history: partiesOnly,
  replies: everyone,
  'earlier versions of replies': partiesOnly,
  'passages taken out of replies': partiesOnly,
  'defendant identity': everyone,
  'defendant contacts': signedIn,
} as const satisfies Record<string, readonly View[]>
export type Information = keyof typeof visibility

interface Street {
  readonly address: string | null
  readonly country: string | null
  readonly isStreetPublic: boolean
}

/**
 * A plaintiff's street for anybody but the parties: shown only with a country, and unless withheld; else `null`
 * (decisions.md section 7, beyond.md section 4).
 */
export const publicStreet = ({ address, country, isStreetPublic }: Street): string | null =>
  country && isStreetPublic ? address : null

export function isVisible(
  information: Information,
  view: View,
  privateContacts: PrivateContacts = 'confirmed',
): boolean {
  if (information === 'defendant contacts' && privateContacts === 'parties') return view === 'party'
  return (visibility[information] as readonly View[]).includes(view)
}
