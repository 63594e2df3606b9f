import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { decodeChoices, type RecordedChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import { sum } from '@sojourn/domain/kit/money'
import type { HotelSetting, PolicyRoom } from '@sojourn/domain/products/hotel/policy/evaluate'
import type { KeptHotelSetting } from '@sojourn/domain/products/hotel/policy/section'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { KeptStaySegment } from '@sojourn/domain/products/hotel/kept/kept'
import type { Context, Work } from '../../../../context'
import { newId } from '../../../../kit/id'
import { recordChoiceSet } from '../../../booking/draft/choice-set'
import type { OpenStay } from '../draft/stay'
import { productOf, type HotelDraft } from '../supply/supply'

type Shown = Pick<OpenStay, 'people' | 'rooms' | 'business'> & { draft: Pick<HotelDraft, 'product' | 'tempOrderNo'> }

interface ShownRooms {
  offers: readonly PolicyRoom[]
  verdicts: readonly OfferVerdict[]
  setting: HotelSetting
}

/** What a list or a hotel's page showed, for the approver and for judging it again; answers the id of the search. */
export async function keepShown(work: Work, open: Shown, shown: ShownRooms): Promise<string> {
  const { search, choices } = choicesShown(work.context, open, shown)
  await recordChoiceSet(work, search, choices)
  return search.searchId
}

/** The same, not yet written. */
export function choicesShown(context: Context, open: Shown, { offers, verdicts, setting }: ShownRooms) {
  const searchedAt = context.clock.now()
  const choices: RecordedChoices<PolicyRoom, KeptHotelSetting> = {
    set: {
      product: productOf(open.draft),
      travellers: (open.business ? open.people : []).map(({ employeeId, policy }) => ({
        employeeId,
        policyId: policy?.body.policyId ?? null,
        version: policy?.version ?? null,
      })),
      setting: {
        ...setting,
        rooms: open.business ? open.rooms.map((room) => room.map(({ employeeId }) => employeeId)) : [],
      },
      offers,
    },
    verdicts: offers.map((_offer, index) => verdicts[index]?.verdict ?? 'within'),
  }
  return { search: { searchId: newId(searchedAt), tempOrderNo: open.draft.tempOrderNo, journey: 0, searchedAt }, choices }
}

const alternativesAtMost = 8
type Alternative = ApprovalDetail['alternatives'][number]['list'][number]

/** The room that was chosen beside the cheapest rates of the other rooms that its page showed; fen of a room for the whole stay. */
export function alternativesOf(body: string, bought: KeptStaySegment, verdict: Verdict): Alternative[] {
  const { set, verdicts } = decodeChoices<PolicyRoom>(body)
  const open = set.offers
    .map((offer, position) => ({
      ...offer,
      verdict: verdicts[position] ?? 'within',
      total: sum(offer.nights.map(({ price }) => price)),
    }))
    .filter((offer) => offer.verdict !== 'forbidden' && offer.soldOut !== true && offer.roomType !== bought.roomId)
    .toSorted((a, b) => a.total - b.total)
  const rooms = open.filter(({ roomType }, at) => open.findIndex((each) => each.roomType === roomType) === at)
  const own = alternative(`${bought.hotelName['zh-CN']} ${bought.roomName['zh-CN']}`, bought.totalPrice, verdict)
  return [
    { ...own, chosen: true },
    ...rooms.slice(0, alternativesAtMost - 1).map((room) => ({
      ...alternative(room.name, room.total, room.verdict),
      saving: bought.totalPrice - room.total,
    })),
  ]
}

const alternative = (flightNo: string, ticketPrice: number, verdict: Verdict): Alternative => ({
  flightNo,
  departTime: '',
  arriveTime: '',
  cabin: '',
  bookingClass: '',
  discount: 0,
  ticketPrice,
  verdict,
  chosen: false,
  saving: 0,
})
