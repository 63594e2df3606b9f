import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { oncePerRoom } from '@sojourn/domain/products/hotel/excess'
import type { Language } from '@sojourn/contract/kit/language'
import { storedViolations } from '../../../booking/party/stored-violations'
import type { StoredViolation } from '../../../booking/order/record'
import type { OpenStay } from '../draft/stay'

/** Who sleeps in which room, by id. */
export const roomIds = ({ rooms }: Pick<OpenStay, 'rooms'>): string[][] =>
  rooms.map((guests) => guests.map(({ employeeId }) => employeeId))

/** Each guest's violations as the order keeps them; what a room costs over its standard counts once. */
export function stayViolations(
  open: Pick<OpenStay, 'rooms'>,
  judged: (language: Language) => OfferVerdict | undefined,
): (employeeId: string) => StoredViolation[] {
  const all = oncePerRoom(
    storedViolations((language) => judged(language)?.violations ?? []),
    roomIds(open),
  )
  return (employeeId) => all.filter(({ travellerId }) => travellerId === employeeId)
}
