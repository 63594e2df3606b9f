import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { login } from '@sojourn/contract/access/session.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createMeetingOrder, getMeetingBookInfo, openMeetingPlan } from '@sojourn/contract/products/meeting/booking.calls'
import type { CreateMeetingOrder } from '@sojourn/contract/products/meeting/booking.shapes'
import { askMeetingOffers, getMeetingDemandHalls, quoteMeetingDemand } from '@sojourn/contract/products/meeting/requirement.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { demoPassword } from '@sojourn/server/seed/seed'
import { meetingAsked, orderOf, planAt } from '@sojourn/server/testing/meetings'
import { createClient, resultOf, type Client } from './support/client'
import { asOwner, databaseVersion, numberOf } from './support/database'
import { milliseconds, verdict, whole } from './support/format'
import { hirePairs, type Person } from './support/people'
import { publish } from './support/report'
import { withServer } from './support/server'

const people = 60
const each = 5
const bookings = people * each
const chinaMs = 8 * 3_600_000

/** One hall of one day, which everybody has an offer of. */
interface Wanted {
  hallKey: string
  day: string
}

/** Of an agent in a session of somebody's. */
async function deskOf(client: Client, agent: string, { employeeId }: Person): Promise<string> {
  const asked = { enterpriseId: 1, employeeId, reason: '会议询价', reference: 'MD' }
  const { ticket } = resultOf(await client.call(openCustomerSession, asked, { token: agent }))
  return resultOf(await client.call(useAgentTicket, { ticket })).loginToken
}

await withServer(8238, async (server) => {
  const client = createClient(server.port)
  const pairs = await hirePairs(server, client, people)
  const agent = resultOf(await client.call(login, { account: 'agent@agency.example', password: demoPassword })).loginToken
  const today = new Date(Date.now() + chinaMs).toISOString().slice(0, 10)
  const dates = [addDays(today, 20)]
  let wanted: Wanted | undefined

  /** An offer of the hall, chosen and about to be ordered. */
  async function ready(person: Person, desk: string, number: number): Promise<CreateMeetingOrder> {
    const asked = meetingAsked(today, { dates, halfDays: 2, people: 20 + number, services: ['meals'] })
    const { demandNo, version } = resultOf(await client.call(askMeetingOffers, asked, { token: person.token }))
    const { list } = resultOf(await client.call(getMeetingDemandHalls, { demandNo }, { token: desk }))
    const hall = list.find(({ hallKey, freeDates }) => freeDates.length > 0 && (!wanted || hallKey === wanted.hallKey))
    if (!hall) throw new Error('no hall is free')
    wanted ??= { hallKey: hall.hallKey, day: hall.freeDates[0]! }
    const plans = [{ ...planAt(hall, asked), services: [] }]
    const quoted = resultOf(await client.call(quoteMeetingDemand, { demandNo, version, plans }, { token: desk }))
    const chosen = { demandNo, planId: quoted.plans[0]!.planId }
    const { tempOrderNo } = resultOf(await client.call(openMeetingPlan, chosen, { token: person.token }))
    return orderOf(resultOf(await client.call(getMeetingBookInfo, { tempOrderNo }, { token: person.token })))
  }

  const presses: { token: string; request: CreateMeetingOrder }[] = []
  for (const { employee } of pairs) {
    const desk = await deskOf(client, agent, employee)
    for (let number = 0; number < each; number++)
      presses.push({ token: employee.token, request: await ready(employee, desk, number) })
  }
  const begin = performance.now()
  const answers = await Promise.all(presses.map(({ token, request }) => client.call(createMeetingOrder, request, { token })))
  const allMs = performance.now() - begin
  const held = answers.filter(({ success }) => success).length
  const taken = answers.filter(({ code }) => code === problems.meetingHallTaken.code).length
  const [days, orders] = await asOwner(server, async (database) => [
    await numberOf(database, 'SELECT count(*) FROM sandbox_hall_day WHERE hall_key = $1 AND day = $2', [
      wanted!.hallKey,
      wanted!.day,
    ]),
    await numberOf(
      database,
      "SELECT count(*) FROM orders WHERE fulfiller = 'meeting-deposit' AND supplier_reference IS NOT NULL",
    ),
  ])
  client.close()
  const isRight = held === 1 && taken === bookings - 1 && days === 1 && orders === 1
  publish({
    name: 'halls',
    title: `${bookings} meetings, one hall`,
    about:
      `${people} people have ${each} offers each of the same hall for the same day, and order all of them in the same moment. Target: one has it, ` +
      `everybody else is told that it is taken.`,
    postgres: await databaseVersion(server),
    tables: [
      {
        head: [
          'Ordered',
          'Held',
          'Told taken',
          'Other answers',
          'Days of the hall',
          'Orders that hold it',
          'All answered in',
          'Target',
        ],
        rows: [
          [...[bookings, held, taken, bookings - held - taken, days, orders].map(whole), milliseconds(allMs), verdict(isRight)],
        ],
      },
    ],
    notes: [],
  })
  if (!isRight) process.exitCode = 1
})
