import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CheckedCard, CheckGuaranteeCard, CreateHotelOrder } from '@sojourn/contract/products/hotel/booking.shapes'
import { given } from '@sojourn/domain/kit/given'
import { cardFault, type CardFault } from '@sojourn/domain/products/hotel/guarantee-card'
import { isHotelFailure } from '@sojourn/supply/ports/hotel'
import type { Static } from 'typebox'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { asking } from '../../../booking/lifecycle/asking'
import { openHotelDraft } from '../draft/open-draft'
import { hotelProblem } from '../supply/supply'

/** What is kept of a card, sealed, between the check and the order; never its number, never its code. */
export interface KeptCard {
  employeeId: string
  token: string
  network: string
  lastFour: string
}

const fieldOf: Record<CardFault, string> = {
  cardNumber: 'number',
  cardHolder: 'holder',
  cardExpired: 'expires',
  securityCode: 'securityCode',
}

/** Validates a card that guarantees a booking of this draft; it must be valid until the end of the stay (S7.54). */
export const checkCard = (
  context: Context,
  actor: Actor,
  request: Static<typeof CheckGuaranteeCard>,
): Promise<CheckedCard | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openHotelDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const { number, holder, expires, securityCode } = request
    const card = { number, holder, expires, ...given({ securityCode }) }
    const fault = cardFault(card, draft.searchParams.checkOutDate)
    if (fault) return problem('guaranteeCardInvalid', { field: fieldOf[fault] })
    const checked = await context.hotels.checkCard(asking(context), card)
    if (isHotelFailure(checked)) return hotelProblem(checked, 'number')
    const { token, network, lastFour } = checked
    const kept: KeptCard = { employeeId: actor.employeeId, token, network, lastFour }
    return { cardToken: context.vault.seal(JSON.stringify(kept)), network, lastFour }
  })

/** What an order brings for its guarantee; a token that was not made here for this person is refused. */
export function guaranteeOf(
  context: Context,
  actor: Actor,
  asked: CreateHotelOrder['guarantee'],
): KeptCard | 'company' | undefined | Problem {
  if (!asked) return undefined
  if (asked.kind === 'company') return 'company'
  const kept = opened(context, asked.cardToken)
  return kept?.employeeId === actor.employeeId ? kept : problem('guaranteeCardInvalid', { field: 'guarantee' })
}

function opened(context: Context, sealed: string): KeptCard | undefined {
  try {
    return JSON.parse(context.vault.open(sealed)) as KeptCard
  } catch {
    return undefined
  }
}
