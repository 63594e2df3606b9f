import { login } from '@sojourn/contract/access/session.calls'
import { getMeetingVenueNames } from '@sojourn/contract/products/meeting/requirement.calls'
import { demoPassword } from '@sojourn/server/seed/seed'
import { venueCities } from '@sojourn/supply/sandbox/venue/plan-venues'
import { createClient, resultOf } from './support/client'
import { milliseconds, perSecond, verdict, whole } from './support/format'
import { runClients } from './support/load'
import { publish } from './support/report'
import { withServer } from './support/server'
import { summarise } from './support/statistics'

const targetMs = 40
const clients = 2
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)
const turnsAtMost = 20_000
const cities = venueCities()

await withServer(8229, async (server) => {
  const client = createClient(server.port)
  const { loginToken: token } = resultOf(
    await client.call(login, { account: 'employee@yuanxing.example', password: demoPassword }),
  )
  const search = async (_client: number, turn: number): Promise<number> => {
    const { id } = cities[turn % cities.length]!
    const asked = { cityId: id, venueKeys: `${id}-0`, startDate: '2026-12-01' }
    const answer = await client.call(getMeetingVenueNames, asked, { token })
    resultOf(answer)
    return answer.ms
  }
  await runClients({ clients, seconds: seconds / 5, turns: turnsAtMost }, search)
  const measured = await runClients({ clients, seconds, turns: turnsAtMost }, search)
  const { median, p99, count } = summarise(measured.latencies)
  client.close()
  publish({
    name: 'venues',
    title: 'Meeting venues of a city',
    about:
      `Every venue of a city with its halls and whether each is free, over HTTP with ${clients} people who never pause, city after city. ` +
      `Target: p99 ≤ ${targetMs} ms.`,
    tables: [
      {
        head: ['Cities', 'p50', 'p99', 'Answers', 'Target'],
        rows: [
          [
            whole(cities.length),
            milliseconds(median),
            milliseconds(p99),
            perSecond(count / measured.seconds),
            verdict(p99 <= targetMs),
          ],
        ],
      },
    ],
    notes: [],
  })
})
