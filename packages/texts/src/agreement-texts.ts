import type { ResolutionStatus } from '@redress/domain/claim/resolutions.ts'

/** The words of an agreement as a document, in one language. Names, amounts and days are formatted for its readers. */
export interface AgreementTexts {
  readonly title: string
  readonly subtitle: (number: string, time: string) => string
  /** Note that the document says the same in each of the languages. */
  readonly languages: (names: readonly string[]) => string
  readonly headings: Readonly<
    Record<'terms' | 'instalments' | 'rules' | 'parties' | 'claim' | 'offers' | 'acts', string>
  >
  readonly terms: Readonly<Record<'sum' | 'due' | 'fee' | 'feeBorneBy' | 'note', string>>
  /** Time to pay a sum without a day. */
  readonly noDay: (days: number) => string
  /** Placeholder for no sum. */
  readonly nothing: string
  readonly instalment: Readonly<Record<'number' | 'due' | 'sum' | 'total', string>>
  /** Consequences of the terms, as the product carries it out. */
  readonly rules: {
    readonly resolved: (winner: string, hasFee: boolean) => string
    readonly fee: (lastDay: string) => string
    readonly due: (days: number) => string
    readonly account: (days: number) => string
    readonly silence: (days: number, more: number) => string
  }
  readonly taxId: (id: string) => string
  readonly parties: Readonly<Record<'plaintiff' | 'defendant', string>>
  readonly represents: (name: string, company: string) => string
  /** Sentence that names the defendants whom the agreement binds, if others exist. */
  readonly boundAlone: (names: string) => string
  readonly claim: Readonly<Record<'number' | 'type' | 'amount' | 'date' | 'filed' | 'site', string>>
  readonly offer: Readonly<Record<'time' | 'by' | 'bids' | 'says' | 'became', string>>
  /** Note on how many earlier offers are left out. */
  readonly earlierOffers: (count: number) => string
  readonly noteOf: (note: string) => string
  readonly became: Readonly<Record<ResolutionStatus, string>>
  readonly acts: Readonly<Record<'offered' | 'accepted' | 'bid', (name: string, time: string) => string>>
  readonly actFor: (name: string, party: string) => string
  readonly account: (id: string) => string
  readonly signature: (by: { readonly address: string; readonly signature: string }) => string
  readonly closedAccount: string
  /** Note on the legal nature of the document. */
  readonly about: (site: string) => string
  readonly footer: (number: string) => string
  readonly page: (page: number, pages: number) => string
}
