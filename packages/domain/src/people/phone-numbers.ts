import { isBalanced, plainSigns, withoutMarksAround } from '../text/pasted.ts'

/** Words for the kind of number, as copied in front of it. `label` also takes any text that ends in a colon. */
const kind =
  'telephone|telefon|tel|tél|phone|ph|fax|mobile|mobil|handy|cell|festnetz|office|home|work|whatsapp|тел|факс|моб|t|p|m|f'
const label = new RegExp(
  `^[☎✆📞📱\\s]*(?:(?:${kind})(?:-?nr|nummer| number| no)?[. ]*(?=[+(\\d])|[^\\d+]{1,30}: *)`,
  'iu',
)
const sign = /^[☎✆📞📱]\s*/u
/** Extension copied after a number; `whose` is a name in brackets after it. */
const extension =
  /;? ?\(?(?:ext|extension|x|dw|durchwahl|kl|klappe|app|apparat|poste|int|доб|вн|内線)[.:=]? ?\d{1,6}\)?$/i
const whose = / ?\(\p{L}[\p{L}\p{M} .-]*\)$/u
const leastDigits = 3
const mostDigits = 30

/** A text without the marks around it, but for the bracket of an area code. */
function bare(text: string): string {
  const within = withoutMarksAround(text)
  return isBalanced(within) ? within : `(${within}`
}

/** A telephone number in free notation, for people to read and dial; `null` if it cannot be one. */
export function readPhone(text: string): string | null {
  const number = bare(plainSigns(text)).replace(label, '').replace(sign, '').replace(whose, '')
  if (number === '') return ''
  const digits = number.replace(/\D/g, '').length
  const isNumber = /^[\d+()/.,;#*: -]+$/.test(number.replace(extension, '')) && number.lastIndexOf('+') < 2
  return isNumber && digits >= leastDigits && digits <= mostDigits ? number : null
}
