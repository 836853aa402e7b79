/** An amount as people read it: two decimals, the currency's code where the language puts it, and its minus sign first. */
export const moneyText = (value: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(value)
