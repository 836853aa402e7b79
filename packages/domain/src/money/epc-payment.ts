interface Transfer {
  readonly holder: string
  /** IBAN without spaces. */
  readonly iban: string
  /** Amount in euros. */
  readonly value: number
  readonly reference: string
}

/** Limits of the EPC standard: name and reference in characters, the whole text in bytes of UTF-8. */
const room = { holder: 70, reference: 140, text: 331 } as const

const line = (text: string, length: number) => [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, length).join('')
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/**
 * A transfer in euros as the text of a code that banking apps scan (EPC069-12, version 2). `null` where the standard has no
 * such sum: less than a cent, or a thousand million and more. Where the text would be too long, the reference is cut, and
 * then the name: banks compare the account.
 */
export function epcPayment({ holder, iban, value, reference }: Transfer): string | null {
  if (value < 0.01 || value > 999_999_999.99) return null
  const textOf = (name: string, purpose: string) =>
    ['BCD', '002', '1', 'SCT', '', name, iban, `EUR${value.toFixed(2)}`, '', '', purpose].join('\n')
  let [name, purpose] = [line(holder, room.holder), line(reference, room.reference)]
  while (bytesOf(textOf(name, purpose)) > room.text) {
    if (purpose !== '') purpose = line(purpose, [...purpose].length - 1)
    else name = line(name, [...name].length - 1)
  }
  return textOf(name, purpose)
}
