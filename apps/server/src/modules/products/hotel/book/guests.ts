import { orderStates } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateHotelOrder } from '@sojourn/contract/products/hotel/booking.shapes'
import { isActive } from '@sojourn/domain/booking/order/transitions'
import { groupOfHotel } from '@sojourn/domain/products/hotel/groups'
import { guestFrom, isGuestName } from '@sojourn/domain/products/hotel/guests'
import type { HotelGuest } from '@sojourn/supply/ports/hotel-booking'
import type { Work } from '../../../../context'
import type { Party } from '../../../booking/party/party'
import type { PurchaseConflicts } from '../../../booking/placing/offer'
import { findMemberCards } from '../member-card/member-card-store'
import { findSameNight, type GuestRow } from '../order/order-store'

const endedStates = orderStates.words.filter((state) => !isActive(state))

export interface NamedGuest extends GuestRow {
  supplied: HotelGuest
}

/** Employee ids room by room, each traveller in exactly one room and nobody's room empty (handbook 4.5). */
export function roomsOf({ rooms, travellers }: Pick<CreateHotelOrder, 'rooms' | 'travellers'>): string[][] | Problem {
  const empty = rooms.findIndex(({ guests }) => guests.length === 0)
  if (empty >= 0) return problem('guestsMissing', { field: `rooms.${empty}` })
  const seats = rooms.flatMap(({ guests }) => guests.map(({ traveller }) => traveller))
  if (new Set(seats).size < seats.length) return problem('travellerTwice', { field: 'rooms' })
  if (seats.length !== travellers.length || seats.some((seat) => !travellers[seat]))
    return problem('guestsMissing', { field: 'rooms' })
  return rooms.map(({ guests }) => guests.map(({ traveller }) => travellers[traveller]!.employeeId))
}

/** The guests as the hotel reads them: names, where their documents are from, memberships. */
export async function guestsOf(
  work: Work,
  { rooms }: Pick<CreateHotelOrder, 'rooms'>,
  party: Party,
  { hotel, abroad }: { hotel: { brandId?: string }; abroad: boolean },
): Promise<NamedGuest[] | Problem> {
  const cards = await findMemberCards(
    work,
    party.map(({ person }) => person.employeeId),
  )
  const group = groupOfHotel(hotel)
  const guests: NamedGuest[] = []
  for (const [room, { guests: asked }] of rooms.entries()) {
    for (const [seat, { traveller, name: written, memberCardId }] of asked.entries()) {
      const { person, credential } = party[traveller]!
      const field = `rooms.${room}.guests.${seat}`
      const name = (written ?? credential.nameOnCredential).trim()
      if (!isGuestName(name, abroad)) return problem('guestNameInvalid', { field: `${field}.name` })
      const chosen = cards.find(({ cardId, employeeId }) => cardId === memberCardId && employeeId === person.employeeId)
      if (memberCardId && !chosen) return problem('memberCardUnknown', { field: `${field}.memberCardId` })
      // Whoever is a member of another group has no number to tell here.
      const card = chosen?.hotelGroup === group ? chosen : undefined
      guests.push({
        room,
        traveller,
        employeeId: person.employeeId,
        name,
        memberCipher: card?.numberCipher ?? null,
        memberMasked: card?.numberMasked ?? null,
        supplied: {
          room,
          name,
          from: guestFrom(credential.type, credential.number),
          ...(card ? { memberNumber: work.context.vault.open(card.numberCipher) } : {}),
        },
      })
    }
  }
  return guests
}

/** Nobody sleeps in two rooms in one night. */
export const conflictsOfNights = (
  party: Party,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): PurchaseConflicts => ({
  planned: [],
  async refuse(tenant) {
    const employeeIds = party.map(({ person }) => person.employeeId)
    const taken = await findSameNight(tenant, { employeeIds, checkIn, checkOut, endedStates })
    if (!taken) return undefined
    const name = party.find(({ person }) => person.employeeId === taken.employeeId)?.person.name ?? ''
    return problem('sameGuestSameNight', { field: 'rooms', detail: { name, date: taken.night, orderNo: taken.orderNo } })
  },
})
