import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { hotelRequests, type HotelBookInfo } from '@sojourn/contract/products/hotel/booking.shapes'
import { arrivalChoices, arrivalName } from '@sojourn/domain/products/hotel/describe'
import { hotelCredentialFault, isGuestName } from '@sojourn/domain/products/hotel/guests'
import { usualLatestArrival } from '@sojourn/domain/products/hotel/stay'
import { hotelGroup } from '@sojourn/domain/products/hotel/groups'
import { hotelCity, isInternational } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelRulesText } from '@sojourn/text/products/hotel/rules'
import type { BookTraveller } from '@sojourn/contract/booking/book.shapes'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { bookInfoOf } from '../../../booking/search/book-info'
import { openHotelDraft } from '../draft/open-draft'
import { findMemberCards, type MemberCardRow } from '../member-card/member-card-store'

/** Handbook 4.5: how long rooms are held without an approval. */
const holdMinutes = 30
const roomsAtMost = 9

/** Everything of the booking page but the rate. */
export const bookInfo = (context: Context, actor: Actor, request: { tempOrderNo: string }): Promise<HotelBookInfo | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openHotelDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const { checkInDate, checkOutDate, cityId } = draft.searchParams
    const city = hotelCity(cityId)
    const abroad = city !== undefined && isInternational(city)
    const [info, cards] = await Promise.all([
      bookInfoOf(work, actor, draft, {
        firstDay: checkInDate,
        lastDay: checkOutDate,
        credentialFault: hotelCredentialFault(city?.scope ?? 'domestic'),
        insured: false,
      }),
      findMemberCards(work, draft.travellerIds),
    ])
    const text = hotelRulesText[actor.language]
    return {
      ...info,
      travellers: info.travellers.map((traveller) => ({
        ...traveller,
        guestName: guestName(traveller, abroad),
        memberCards: cards.filter(({ employeeId }) => employeeId === traveller.employeeId).map((card) => cardOf(card, actor)),
      })),
      isInternational: abroad,
      pinyinNames: abroad,
      maxRooms: Math.min(roomsAtMost, info.maxTravellers),
      arrivals: arrivalChoices.map((latestArrival) => ({
        latestArrival,
        name: arrivalName(latestArrival, actor.language),
      })),
      usualArrival: usualLatestArrival,
      guaranteeMethods: draft.travelType === 'business' ? ['card', 'company'] : ['card'],
      requests: hotelRequests.map((code) => ({ code, name: text.requests[code] })),
      holdMinutes,
    }
  })

/**
 * The name that the hotel writes down: abroad that of a document in letters, empty where none is; at home the person's own, whatever
 * letters the page is read in.
 */
function guestName({ name, credentials }: BookTraveller, abroad: boolean): string {
  if (abroad)
    return (
      credentials.find(({ usable, nameOnCredential }) => usable && isGuestName(nameOnCredential, true))?.nameOnCredential ?? ''
    )
  return credentials.find(({ nameOnCredential }) => /\p{Script=Han}/u.test(nameOnCredential))?.nameOnCredential ?? name
}

const cardOf = ({ cardId, hotelGroup: group, numberMasked }: MemberCardRow, { language }: Actor) => ({
  cardId,
  group,
  groupName: hotelGroup(group)?.name[language] ?? group,
  number: numberMasked,
})
