type CardNetwork = 'unionPay' | 'visa' | 'mastercard' | 'americanExpress' | 'jcb'
export type CardFault = 'cardNumber' | 'cardHolder' | 'cardExpired' | 'securityCode'

/** Beginnings of card numbers and their lengths, from the networks' own published ranges. */
const networks: readonly [network: CardNetwork, beginning: RegExp, lengths: readonly number[]][] = [
  ['unionPay', /^62/, [16, 17, 18, 19]],
  ['visa', /^4/, [13, 16, 19]],
  ['mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, [16]],
  ['americanExpress', /^3[47]/, [15]],
  ['jcb', /^35(2[89]|[3-8])/, [16]],
]

const digitsOf = (number: string): string => number.replaceAll(/[\s-]/g, '')

/** The network of a card by its number; undefined for one that no hotel takes. */
export function cardNetwork(number: string): CardNetwork | undefined {
  const digits = digitsOf(number)
  return networks.find(([, beginning, lengths]) => beginning.test(digits) && lengths.includes(digits.length))?.[0]
}

/** ISO/IEC 7812: every second digit from the right doubled, the sum of all digits a multiple of ten. */
function passesLuhn(number: string): boolean {
  const digits = digitsOf(number)
  const total = [...digits].toReversed().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  return total % 10 === 0
}

/**
 * The first thing wrong with a card that is to guarantee a booking: number, holder, expiry (yyyy-MM, the last month in which it
 * is valid, must reach `lastDay`) or security code (four digits of American Express, three of the others; asked for when given).
 */
export function cardFault(
  card: { number: string; holder: string; expires: string; securityCode?: string },
  lastDay: string,
): CardFault | undefined {
  const network = cardNetwork(card.number)
  if (network === undefined || !passesLuhn(card.number)) return 'cardNumber'
  if (card.holder.trim() === '') return 'cardHolder'
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(card.expires) || card.expires < lastDay.slice(0, 7)) return 'cardExpired'
  const length = network === 'americanExpress' ? 4 : 3
  const wrong = card.securityCode !== undefined && !new RegExp(`^\\d{${length}}$`).test(card.securityCode)
  return wrong ? 'securityCode' : undefined
}
