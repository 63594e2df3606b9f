import { abroadOf, type Product } from '@sojourn/contract/booking/codes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem } from '@sojourn/contract/kit/problems'
import type { getBookDateSection } from '@sojourn/contract/reference/city.calls'
import type { DateSection } from '@sojourn/contract/reference/city.shapes'
import { bookableDays, daysOfLegs } from '@sojourn/domain/booking/application/match'
import {
  bookingWindow,
  defaultDaysAhead,
  isEmptyWindow,
  narrowWindow,
  sectionProduct,
  type BookingWindow,
} from '@sojourn/domain/booking/date-section'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { addDays, chinaOffsetMinutes } from '@sojourn/domain/kit/local-date'
import { calendarDays } from '@sojourn/domain/reference/festivals'
import { placingDateSectionText } from '@sojourn/text/booking/placing/date-section'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { inCompany } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { localDay, zoneOf, type Zone } from '../../reference/zones'
import { openDraft } from '../draft/draft'
import { findOrders, findOrderTravellers } from '../order/store'
import { applicationSettings, findEnterprise } from '../settings/store'
import { findUsable } from '../application/match-application'

type Request = RequestOf<typeof getBookDateSection>
type Words = (typeof placingDateSectionText)['zh-CN']

/** A window that something narrows or closes, with what a person is told. */
interface Narrowed {
  /** What is booked, where that is known. */
  product?: Product | undefined
  window: BookingWindow
  closed?: string
  tip?: string
  /** The only days of the window that can be booked, where not all can. */
  days?: readonly string[]
}

const international = 1
const marksBefore = 31
const marksAhead = 400
/** A ticket may be changed to days within a year of its order (handbook 1.6). */
const ticketDays = 365

/**
 * Which days can be booked, with the holidays and festivals to mark (S3.19, S7.23, S7.24). `orderType` 1 is international
 * (S7.46), `CodeThree` and `cityId` name the place whose day counts, an order is about to be changed.
 */
export async function bookDateSection(context: Context, actor: Actor, request: Request): Promise<DateSection> {
  const now = context.clock.now()
  const zone = zoneOf({ code: request.CodeThree, cityId: request.cityId }, now)
  const inChina = chinaDate(now)
  const today = zone ? localDay(now, zone) : inChina
  const { window, ...found } = await inCompany(context, actor.enterpriseId, (work) =>
    narrowed(work, actor, request, { today, inChina }),
  )
  return {
    beginDateText: window.first,
    endDateText: window.last,
    leaveEndDateText: window.leaveLast,
    cannotChooseMsg: found.closed ?? '',
    choosable: found.closed === undefined,
    actualBookDateList: (found.days ?? []).filter((day) => day >= window.first && day <= window.leaveLast),
    reservationMsg: reservation(context, found.product, inChina, actor),
    tip: found.tip ?? '',
    timeZoneInfoList: [china, ...(zone && zone.code !== china.code ? [zone] : [])],
    today,
    days: markedDays(inChina, actor),
  }
}

const china: Zone = { code: 'Asia/Shanghai', offsetMinutes: chinaOffsetMinutes }

/** What to know before one reserves: which days are on sale, where not all of the calendar are. */
function reservation({ draftRules }: Context, product: Product | undefined, today: string, { language }: Actor): string {
  const days = product && draftRules[product].daysOnSale
  if (days === undefined) return ''
  return placingDateSectionText[language].onSale({ days, last: dayInWords(addDays(today, days - 1), language) })
}

/** The day at the place, which is the first, and the one from which the last is counted. */
interface Days {
  today: string
  inChina: string
}

/** The days of a product, or of one that is not known. */
const windowOf = ({ draftRules }: Context, product: Product | undefined, { today, inChina }: Days): BookingWindow => ({
  ...bookingWindow(product ? draftRules[product] : { daysAhead: defaultDaysAhead }, inChina),
  first: today,
})

async function narrowed(work: Work, actor: Actor, request: Request, days: Days): Promise<Narrowed> {
  const words = placingDateSectionText[actor.language]
  const product = productOf(request)
  const window = windowOf(work.context, product, days)
  if (request.OrderSerialNo) return ofOrder(actor, work, { orderNo: request.OrderSerialNo, window, words })
  if (!request.TempOrderNo) return ofApplication(actor, work, { travelApplyNo: request.TravelApplyNo, product, window, words })
  const draft = await openDraft(work, actor, request.TempOrderNo)
  if (isProblem(draft)) return { window, closed: words.draftUnknown }
  return ofApplication(actor, work, {
    travelApplyNo: draft.travelApplyNo ?? request.TravelApplyNo,
    product: draft.product,
    window: windowOf(work.context, draft.product, days),
    words,
  })
}

function productOf({ ProductType, orderType }: Request): Product | undefined {
  const product = sectionProduct(ProductType)
  return product && orderType === international ? abroadOf(product) : product
}

interface ApplicationDates {
  travelApplyNo: string | undefined
  product: Product | undefined
  window: BookingWindow
  words: Words
}

/** A travel application limits the days to its own, unless the company does not compare them (S7.15). */
async function ofApplication(
  actor: Actor,
  work: Work,
  { travelApplyNo, product, window, words }: ApplicationDates,
): Promise<Narrowed> {
  if (!travelApplyNo) return { window, product }
  const [application, enterprise] = await Promise.all([findUsable(work, actor, travelApplyNo), findEnterprise(work)])
  if (!application) return { window, closed: words.applicationUnknown }
  if (applicationSettings(enterprise.config).applyOrderMatchDateUnlimited) return { window, product }
  const { from, to } = bookableDays(application)
  const told = { from: dayInWords(from, actor.language), to: dayInWords(to, actor.language) }
  // The last night lies within the application, so one leaves a day later.
  const stay = window.leaveLast > window.last
  const limited = narrowWindow(window, { from, to: stay ? addDays(to, 1) : to })
  const result = stay && limited.last > to ? { ...limited, last: to } : limited
  if (isEmptyWindow(result)) return { window, closed: words.outsideApplication(told) }
  const days = product && daysOfLegs(application, product)
  return { window: result, product, tip: words.withinApplication(told), ...(days && { days }) }
}

interface OrderDates {
  orderNo: string
  window: BookingWindow
  words: Words
}

/** The days to which a ticket may be changed; only those concerned see the order, and only an issued one is changed. */
async function ofOrder(actor: Actor, tenant: Tenant, { orderNo, window, words }: OrderDates): Promise<Narrowed> {
  const [[order], travellers] = await Promise.all([findOrders(tenant, [orderNo]), findOrderTravellers(tenant, [orderNo])])
  const concerned = order?.bookerId === actor.employeeId || travellers.some(({ employeeId }) => employeeId === actor.employeeId)
  if (!order || !concerned) return { window, closed: words.orderUnknown }
  if (order.state !== 'issued') return { window, closed: words.orderNotChangeable }
  const to = addDays(chinaDate(order.createdAt), ticketDays)
  return { window: narrowWindow(window, { to }), tip: words.ticketValid({ to: dayInWords(to, actor.language) }) }
}

const markedDays = (today: string, actor: Actor): DateSection['days'] =>
  calendarDays(addDays(today, -marksBefore), addDays(today, marksAhead)).map(
    ({ date, holiday, festival, off, workday, expected }) => {
      const name = (festival ?? holiday)?.[actor.language]
      return {
        date,
        ...(name ? { name } : {}),
        ...(off ? { off } : {}),
        ...(workday ? { workday } : {}),
        ...(expected ? { expected } : {}),
      }
    },
  )
