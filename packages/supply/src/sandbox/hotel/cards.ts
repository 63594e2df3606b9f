import { cardFault, cardNetwork } from '@sojourn/domain/products/hotel/guarantee-card'
import type { HotelFailure } from '../../ports/hotel'
import type { HotelCardToken, HotelGuaranteeCard } from '../../ports/hotel-booking'
import { hashText } from '../air/random'

const tokenOf = (network: string, lastFour: string, seed: number): string =>
  `${network}-${lastFour}-${hashText(`${network}${lastFour}`, seed).toString(36)}`

/** Says yes to every card that is in order; only network and last four digits go into the token. */
export function checkCard(card: HotelGuaranteeCard, today: string, seed: number): HotelCardToken | HotelFailure {
  const network = cardNetwork(card.number)
  if (network === undefined || cardFault(card, today) !== undefined) return { failure: 'cardInvalid' }
  const lastFour = card.number.replaceAll(/\D/g, '').slice(-4)
  return { token: tokenOf(network, lastFour, seed), network, lastFour }
}

/** Whether this supply gave the token out. */
export function isToken(token: string, seed: number): boolean {
  const [network = '', lastFour = ''] = token.split('-')
  return token === tokenOf(network, lastFour, seed)
}
