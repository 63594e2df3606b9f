import type { GovernmentBuyer } from '@sojourn/contract/products/flight/booking.shapes'

export type GovernmentFault = 'governmentUnitMissing' | 'governmentCardMissing' | 'governmentCardUnofficial'

/** Official cards (公务卡) of every bank begin with 628. */
const officialCard = /^628\d{3}$/

export const isGovernmentFare = ({ fareType }: { fareType: string }): boolean => fareType === 'government'

/** Government fares are sold to a named unit, which transfers the money; a person pays them by official card alone (handbook 1.2). */
export function governmentFault(
  fares: readonly { fareType: string }[],
  buyer: GovernmentBuyer | undefined,
  paidPersonally: boolean,
): GovernmentFault | undefined {
  if (!fares.some(isGovernmentFare)) return undefined
  if (!buyer?.unit.trim()) return 'governmentUnitMissing'
  if (!paidPersonally) return undefined
  if (!buyer.cardBin) return 'governmentCardMissing'
  return officialCard.test(buyer.cardBin) ? undefined : 'governmentCardUnofficial'
}

/** Where the fault stands in an order. */
export const governmentField = (fault: GovernmentFault): 'government.unit' | 'government.cardBin' =>
  fault === 'governmentUnitMissing' ? 'government.unit' : 'government.cardBin'
