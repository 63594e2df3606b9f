import {
  bookModes,
  bookTypes,
  products,
  travelTypes,
  type BookMode,
  type BookType,
  type Product,
  type TravelType,
} from '@sojourn/contract/booking/codes'
import type { ApplicationSearch } from '@sojourn/contract/booking/application/application.calls'
import type { MatchedApplication } from '@sojourn/contract/booking/application/application.shapes'
import type { DraftFrame, SavedTempOrder } from '@sojourn/contract/booking/draft.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { bookTypeChoice } from '@sojourn/domain/access/booking-options'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { once } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { draftMinutes } from '../draft/draft'
import { rememberSearch, type Journey } from '../draft/recent-search-store'
import { insertDraft, type DraftRow } from '../draft/store'
import { matchApplications } from '../application/match-application'
import { refuseClosed, serviceConfig } from '../settings/refuse-closed'
import { findEnterprise, type EnterpriseRow } from '../settings/store'
import { findTrip } from '../trip/store'

/** The frame of a search in words. */
export interface SearchFrame extends Pick<DraftFrame, 'travelApplyNo' | 'travelOrderNo'> {
  travelType: TravelType
  bookType: BookType
  bookMode: BookMode
}

/** A search that its product has found in order. */
export interface CheckedSearch {
  product: Product
  frame: SearchFrame
  searchParams: object
  /** City names in simplified Chinese, as travel applications know them. */
  cities: { depart?: string; arrive?: string }
  /** Local days, both included; of a stay from arrival to departure. */
  startDate: string
  endDate: string
  /** A journey that its two ends do not tell, or that nobody searched for: no form begins with it again. */
  isOneOff?: boolean
}

/**
 * Keeps a search of any product as a draft and says where the flow goes on (S3.40, S4.11–S4.16). Where several travel
 * applications fit, the search is kept too and the problem brings them (S4.15, S7.56).
 */
export async function saveDraft(
  context: Context,
  actor: Actor,
  { frame, ...asked }: Omit<CheckedSearch, 'frame'> & { frame: DraftFrame },
): Promise<SavedTempOrder | Problem> {
  const search = { ...asked, frame: frameInWords(frame) }
  const saved = await once(context, actor, async (work) => {
    const enterprise = await findEnterprise(work)
    const refusal = refuseService(actor, search, enterprise, chinaDate(context.clock.now()))
    if (refusal) return refusal
    const stranger = await refuseTrip(work, actor, search.frame)
    if (stranger) return stranger
    const application = await applicationFor(work, actor, enterprise, search)
    return isProblem(application) ? application : keep(work, actor, search, application)
  })
  if (isProblem(saved) || saved.matchTravelApplyOrderList.length < 2) return saved
  return problem('applicationChoice', { detail: { tempOrderNo: saved.tempOrderNo }, result: saved })
}

const frameInWords = ({ travelType, bookType, bookMode, ...frame }: DraftFrame): SearchFrame => ({
  ...frame,
  travelType: travelTypes.word(travelType),
  bookType: bookTypes.word(bookType),
  bookMode: bookMode === undefined ? 'normal' : bookModes.word(bookMode),
})

type Applications = { one?: MatchedApplication; several: MatchedApplication[] }

/** The applications under which a business search may be booked; personal travel needs none. */
async function applicationFor(
  work: Work,
  actor: Actor,
  enterprise: EnterpriseRow,
  { product, frame, cities, startDate, endDate }: CheckedSearch,
): Promise<Applications | Problem> {
  if (frame.travelType === 'personal') return { several: [] }
  const { bookType } = frame
  const found = await matchApplications(work, actor, enterprise, {
    product,
    bookType,
    ...(frame.travelApplyNo && { travelApplyNo: frame.travelApplyNo }),
    travellerIds: bookType === 'self' ? [actor.employeeId] : [],
    cities,
    startDate,
    endDate,
  })
  if (isProblem(found)) return found
  if (found.kind === 'none') {
    const search: ApplicationSearch = { productType: products.code(product), ...cities, startDate, endDate }
    return problem('applicationMissing', { result: search })
  }
  return found.kind === 'one' ? { one: found.application, several: [] } : { several: found.kind === 'several' ? found.list : [] }
}

/** Writes the draft and answers where to go. The travellers are known when only the booker can be meant. */
async function keep(
  work: Work,
  actor: Actor,
  { product, frame, searchParams, isOneOff = false, ...journey }: CheckedSearch,
  { one, several }: Applications,
): Promise<SavedTempOrder> {
  const now = work.context.clock.now()
  const forOthers = frame.bookType === 'others'
  const selfBook = one ? one.selfBook : !forOthers && several.length === 0
  const needTravelOrder = one?.needTravelOrder ?? false
  const draft: DraftRow = {
    tempOrderNo: newNumber('T'),
    employeeId: actor.employeeId,
    product,
    travelType: frame.travelType,
    bookType: frame.bookType,
    bookMode: frame.travelType === 'business' ? frame.bookMode : 'normal',
    travelApplyNo: one?.travelApplyNo ?? null,
    travelOrderNo: frame.travelOrderNo || null,
    searchParams,
    travellerIds: selfBook || needTravelOrder ? [actor.employeeId] : [],
    expiresAt: new Date(now.getTime() + draftMinutes * 60_000),
  }
  // What a product asks for beside cities stands in no row.
  const isRepeatable = !isOneOff && work.context.searchPlaces[product] !== undefined
  await Promise.all([insertDraft(work, draft, now), isRepeatable && rememberSearch(work, draft, endsOf(journey), now)])
  return {
    tempOrderNo: draft.tempOrderNo,
    productType: products.code(product),
    selfBook,
    needTravelOrder,
    matchTravelApplyOrderList: one ? [one] : several,
  }
}

const endsOf = ({
  cities: { depart = '', arrive = '' },
  startDate,
  endDate,
}: Pick<CheckedSearch, 'cities' | 'startDate' | 'endDate'>): Journey => ({
  depart,
  arrive,
  startDate,
  endDate,
})

/** A booking joins a trip of the caller's own, of the same type of travel (S4.10). */
async function refuseTrip(
  tenant: Tenant,
  actor: Actor,
  { travelOrderNo, travelType }: SearchFrame,
): Promise<Problem | undefined> {
  if (!travelOrderNo) return undefined
  const trip = await findTrip(tenant, travelOrderNo)
  if (trip?.ownerId !== actor.employeeId) return problem('tripUnknown', { field: 'travelOrderNo' })
  return trip.travelType === travelType ? undefined : problem('tripTravelType', { field: 'travelType' })
}

/** Is this product open to the caller for this kind of travel, and for those whom it is booked for (S4.04, S5.01, S5.05)? */
function refuseService(actor: Actor, search: CheckedSearch, enterprise: EnterpriseRow, today: string): Problem | undefined {
  const { product, frame } = search
  const { travelType } = frame
  const closed = refuseClosed(enterprise, today, product, travelType)
  if (closed || travelType === 'personal' || frame.bookType !== 'others') return closed
  if (!actor.permissions.includes('bookForOthers')) return problem('forbidden', { field: 'bookType' })
  const { options } = bookTypeChoice(serviceConfig(enterprise, today), { product, travelType }, true)
  return options.includes('others') ? undefined : problem('bookingNotOpen', { field: 'bookType' })
}
