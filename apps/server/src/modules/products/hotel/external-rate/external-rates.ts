import type { Language, LocalText } from '@sojourn/contract/kit/language'
import type { ExternalRate } from '@sojourn/contract/products/hotel/search.shapes'
import { nightsOf } from '@sojourn/domain/products/hotel/draft'
import { hotelRulesText } from '@sojourn/text/products/hotel/rules'
import type { Actor } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { findExternalRates, type ExternalRateRow } from './external-rate-store'
import type { OpenStay } from '../draft/stay'

/** A partner's own rules in the reader's words. */
export function externalRules({ partner, breakfasts, freeHours }: ExternalRateRow['body'], language: Language): string[] {
  const text = hotelRulesText[language]
  const { external } = text
  return [
    external.partner({ partner: partner[language] }),
    external.breakfast({ breakfast: text.breakfast({ count: breakfasts }) }),
    freeHours === undefined ? external.final : external.free({ hours: freeHours }),
    external.invoice,
    external.approval,
  ]
}

/** Rates of partners of the company outside our contracts, of these hotels. */
export async function externalRatesOf(
  tenant: Tenant,
  actor: Actor,
  open: Pick<OpenStay, 'stay'>,
  hotels: readonly { hotelId: string; name: LocalText }[],
): Promise<ExternalRate[]> {
  const rows = await findExternalRates(
    tenant,
    hotels.map(({ hotelId }) => hotelId),
  )
  return rows.map((row) => externalRateIn(row, hotels, nightsOf(open.stay), actor.language))
}

function externalRateIn(
  { rateId, hotelId, body }: ExternalRateRow,
  hotels: readonly { hotelId: string; name: LocalText }[],
  nights: number,
  language: Language,
): ExternalRate {
  const { partner, roomName, price, breakfasts, hotelType, freeHours } = body
  return {
    externalRateId: rateId,
    partner: partner[language],
    hotelId,
    hotelName: hotels.find((hotel) => hotel.hotelId === hotelId)?.name[language] ?? '',
    roomName: roomName[language],
    price,
    totalPrice: price * nights,
    breakfasts,
    hotelType,
    rules: externalRules(body, language),
    ...(freeHours === undefined ? {} : { freeHours }),
  }
}
