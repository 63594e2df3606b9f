import { quotePromisedBy } from '@sojourn/domain/booking/demand/demand'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import type { MissedPromise } from '../../../../capabilities/display'
import type { Work } from '../../../../context'
import { announce } from '../../../booking/notification/announce'
import { findOrders, findOrderTravellers } from '../../../booking/order/store'
import { findIntlSegments, type IntlSegmentRow } from '../order/kept-store'
import { writeQuoteNotification } from './quote-notifications'
import { findAskedQuotes, lockQuote, updateQuote, type ManualEvent, type ManualRow } from './quote-store'
import { keepQuote } from './quotes'

/** What is asked after departure has so many days to be answered. */
const daysAfterDeparture = 30

/** Requests about tickets that nobody answers: they end with their flights, and for a promise that was missed there is a new one, once. */
export async function followQuotes(work: Work): Promise<MissedPromise[]> {
  const now = work.context.clock.now()
  const missed: MissedPromise[] = []
  const asked = await findAskedQuotes(work)
  const orderNos = [...new Set(asked.map(({ orderNo }) => orderNo))]
  const [orders, segments] = await Promise.all([findOrders(work, orderNos), findIntlSegments(work, orderNos)])
  for (const { quoteNo, orderNo } of asked.filter((each) => dueOf(each, segments, now))) {
    const row = await lockQuote(work, quoteNo)
    // Answered or withdrawn meanwhile.
    const due = row?.state === 'asked' ? dueOf(row, segments, now) : undefined
    if (!row || !due) continue
    if (due === 'overtaken') await tell(work, row, due)
    else {
      const promisedBy = new Date(quotePromisedBy(now.toISOString(), work.context.agency.deskHours(work.enterpriseId)))
      await tell(work, row, due, promisedBy)
      missed.push({ workNo: quoteNo, title: orders.find((order) => order.orderNo === orderNo)!.title, promisedBy })
    }
  }
  return missed
}

/** What has become of one that waits, if anything. */
function dueOf(row: ManualRow, segments: readonly IntlSegmentRow[], now: Date): 'overtaken' | 'late' | undefined {
  const flights = segments.filter(({ orderNo }) => orderNo === row.orderNo)
  if (endsAt(row, flights) <= now) return 'overtaken'
  return row.promisedBy <= now && row.history.at(-1)?.event !== 'late' ? 'late' : undefined
}

/** A direction is changed until it leaves, tickets are given back as long as something of them may fly. */
function endsAt({ body: { kind, slice }, askedAt }: ManualRow, segments: readonly IntlSegmentRow[]): Date {
  const own = kind === 'change' ? segments.filter((row) => row.body.slice === slice) : segments
  const leaves = kind === 'change' ? own[0]?.departAt : own.at(-1)?.departAt
  return leaves && leaves > askedAt ? leaves : new Date(addMinutes(askedAt.toISOString(), daysAfterDeparture * 24 * 60))
}

async function tell(work: Work, row: ManualRow, event: 'late' | 'overtaken', promisedBy?: Date): Promise<void> {
  const { context, enterpriseId } = work
  const detail = promisedBy && { until: promisedBy.toISOString() }
  const written: ManualEvent = { at: context.clock.now().toISOString(), actor: '', event, ...(detail && { detail }) }
  if (event === 'overtaken') await keepQuote(work, row, { state: 'withdrawn', event: written })
  // No version further: whoever is writing an answer may go on.
  else await updateQuote(work, { ...row, history: [...row.history, written] })
  const [orders, travellers] = await Promise.all([findOrders(work, [row.orderNo]), findOrderTravellers(work, [row.orderNo])])
  const kind = event === 'late' ? 'requestLate' : 'requestOver'
  await writeQuoteNotification(work, { ...row, validUntil: promisedBy ?? null }, { order: orders[0]!, travellers }, { kind })
  announce(context, enterpriseId, row.orderNo, [row.employeeId])
}
