/** Labels in a payment memo. The SHA-256 of the anchored file follows each. */
export const anchorLabels = { agreement: ', agreement ', history: ', history ' } as const
export type Anchor = keyof typeof anchorLabels

const sha256 = '[\\da-f]{64}'

/** The digest that a memo anchors, `null` where it anchors none of that kind. */
export const anchoredIn = (memo: string, anchor: Anchor): string | null =>
  new RegExp(`${anchorLabels[anchor]}(${sha256})(?![\\da-f])`).exec(memo)?.[1] ?? null

const recipientLabel = 'Redress agreement, fee to '

/** Keywords of an agreement's file. They name the recipient of the fee whose memo anchors the file. */
export const agreementKeywords = (recipient: string, facts: string): string => `${recipientLabel}${recipient}, ${facts}`

/** Recipient of the fee, from the file of an agreement; `null` if the bytes are not one. */
export function feeRecipientIn(file: Uint8Array): string | null {
  const text = new TextDecoder('latin1').decode(file)
  return new RegExp(`${recipientLabel}([1-9A-HJ-NP-Za-km-z]{32,44}), `).exec(text)?.[1] ?? null
}
