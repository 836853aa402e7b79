import { plainSigns } from '../text/pasted.ts'

/** Words that stand before a number where it was copied, and those before an extension. */
const label = /^(?:tel|telephone|telefon|phone|fax|mobil|mobile|handy|cell)(?:[.:]| )*/i
const extension = /(?:ext|extension|x|dw|durchwahl|app|apparat)\.? ?\d{1,6}$/i
const leastDigits = 3
const mostDigits = 30

/** A telephone number as somebody writes it, which people read and dial; `null` where it cannot be one. */
export function readPhone(text: string): string | null {
  const number = plainSigns(text).replace(label, '')
  if (number === '') return ''
  const digits = number.replace(/\D/g, '').length
  const isNumber = /^[\d+()/.,;#*: -]+$/.test(number.replace(extension, '')) && number.lastIndexOf('+') < 2
  return isNumber && digits >= leastDigits && digits <= mostDigits ? number : null
}
