import { journeysServed } from '@sojourn/domain/booking/order/unused-tickets'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { addDays, addMonths, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import { formatYuan } from '@sojourn/domain/kit/money'
import { unusedTicketNotificationsText } from '@sojourn/text/booking/unused-ticket/notifications'
import type { Language } from '@sojourn/contract/kit/language'
import type { Context, Work } from '../../../context'
import { ensureRepeating, repeatJob } from '../../../db/queue'
import { runOfCompany } from '../../../db/run-of-company'
import { chinaDate } from '../../../kit/clock'
import { inTransaction } from '../../../work'
import { postNotifications } from '../notification/post'
import { findReaders } from '../notification/store'
import { lastDayOf, lastingProducts, ticketFacts, unusedAfterMs } from './facts'
import { plannedJourneys, type NumberedJourney } from './journeys'
import { findOpenCoupons, type OpenCouponRow } from './open-coupons-store'
import { findCompaniesWithTickets, insertReminders } from './reminder-store'

const ticketsAtMost = 20_000
/** When the day begins in China. */
const morning = '08:00'

function nextMorning(now: Date): Date {
  const today = chinaDate(now)
  const at = new Date(localInstant(today, morning, chinaOffsetMinutes))
  return at > now ? at : new Date(localInstant(addDays(today, 1), morning, chinaOffsetMinutes))
}

export const startTicketReminders = (context: Context): Promise<unknown> =>
  context.database.platform((sql) => ensureRepeating(sql, 'ticket.remind', nextMorning(context.clock.now())))

/** Every morning: tells travellers and bookers of unused tickets that end within a month, once for each ticket. */
export async function remindOfTickets(context: Context, job: { id: string }): Promise<void> {
  for (const enterpriseId of await context.database.platform(findCompaniesWithTickets))
    await runOfCompany(context, { job, enterpriseId, failed: 'nobody was told of the unused tickets of a company' }, () =>
      inTransaction(context, enterpriseId, remindCompany),
    )
  await context.database.platform((sql) => repeatJob(sql, job.id, nextMorning(context.clock.now())))
  context.wakeJobs()
}

async function remindCompany(work: Work): Promise<void> {
  const { context } = work
  const now = context.clock.now()
  const today = chinaDate(now)
  const rows = (await openCoupons(work, now)).filter((row) => {
    const lastDay = lastDayOf(context, row)
    return !row.taken && lastDay >= today && lastDay <= addMonths(today, 1)
  })
  const told = new Set(
    await insertReminders(
      work,
      rows.map(({ ticketNo }) => ticketNo),
      now,
    ),
  )
  const ending = rows.filter(({ ticketNo }) => told.has(ticketNo))
  if (ending.length === 0) return
  const facts = ending.map((row) => ticketFacts(context, row))
  const journeys = await plannedJourneys(work, [...new Set(facts.map(({ holderId }) => holderId))], today)
  const plans = journeysServed(facts, journeys)
  const concerned = (employeeId: string) =>
    ending.flatMap((row, at) =>
      row.employeeId === employeeId || row.bookerId === employeeId ? [{ row, plan: plans[at]![0] }] : [],
    )
  const people = new Set(ending.flatMap(({ employeeId, bookerId }) => [employeeId, bookerId]))
  await postNotifications(
    work,
    await findReaders(work, [...people]),
    (reader, language) => {
      const text = unusedTicketNotificationsText[language]
      const lines = concerned(reader.employeeId).map((one) => lineOf(context, one, language))
      const link = `${context.config.publicUrl}/v/center/open/index`
      return {
        subject: text.subject({ count: lines.length }),
        body: text.body({ name: readableName(reader, language), lines, link }),
      }
    },
    'unusedEnds',
  )
}

const openCoupons = (work: Work, now: Date): Promise<OpenCouponRow[]> =>
  findOpenCoupons(work, {
    products: lastingProducts(work.context),
    travelType: 'business',
    travellers: null,
    before: new Date(now.getTime() - unusedAfterMs),
    issuedAfter: new Date(`${addMonths(chinaDate(now), -24)}T00:00:00+08:00`),
    departments: null,
    keyword: '',
    limit: ticketsAtMost,
    reader: 'anybody',
  })

function lineOf(context: Context, { row, plan }: { row: OpenCouponRow; plan: NumberedJourney | undefined }, language: Language) {
  const text = unusedTicketNotificationsText[language]
  return text.line({
    traveller: readableName(row.traveller, language),
    title: row.title[language],
    ticketNo: row.ticketNo,
    value: formatYuan(row.value),
    lastDay: lastDayOf(context, row),
    plan: plan ? text.plans[plan.kind]({ number: plan.number, day: plan.firstDay }) : '',
  })
}
