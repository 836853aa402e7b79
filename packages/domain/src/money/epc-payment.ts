interface Transfer {
  readonly holder: string
  /** Without spaces. */
  readonly iban: string
  /** In euros. */
  readonly value: number
  readonly reference: string
}

/** The longest name and reference that the standard has room for. */
const room = { holder: 70, reference: 140 } as const

const line = (text: string, length: number) => [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, length).join('')

/**
 * A transfer in euros as the text of a code that banking apps scan (EPC069-12, version 2). `null` where the standard has no
 * such sum: less than a cent, or a thousand million and more.
 */
export function epcPayment({ holder, iban, value, reference }: Transfer): string | null {
  if (value < 0.01 || value > 999_999_999.99) return null
  const name = line(holder, room.holder)
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    name,
    iban,
    `EUR${value.toFixed(2)}`,
    '',
    '',
    line(reference, room.reference),
  ].join('\n')
}
