import { login } from '@sojourn/contract/access/session.calls'
import { getCarPlaces, searchCars } from '@sojourn/contract/products/car/car.calls'
import { saveCarOrderTemp } from '@sojourn/contract/products/car/draft.calls'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { demoPassword } from '@sojourn/server/seed/seed'
import { createClient, resultOf } from './support/client'
import { milliseconds, perSecond, verdict, whole } from './support/format'
import { runClients } from './support/load'
import { publish } from './support/report'
import { withServer } from './support/server'
import { summarise } from './support/statistics'

const targetMs = 30
const clients = 2
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)
const turnsAtMost = 20_000
const beijing = 224
/** From each of them to the next. */
const stops = ['首都国际机场', '国贸', '北京南站', '中关村', '望京', '亦庄']

await withServer(8232, async (server) => {
  const client = createClient(server.port)
  const { loginToken: token } = resultOf(
    await client.call(login, { account: 'employee@yuanxing.example', password: demoPassword }),
  )
  const places = []
  for (const keyWords of stops) {
    const [place] = resultOf(await client.call(getCarPlaces, { cityId: beijing, keyWords }, { token })).places
    if (place) places.push({ placeId: place.placeId, name: place.name })
  }
  const { date, time } = localOf(new Date().toISOString(), chinaOffsetMinutes)
  const drafts: string[] = []
  for (const [index, from] of places.entries()) {
    const to = places[(index + 1) % places.length]!
    const searchParams = { rideType: 'now' as const, cityId: beijing, from, to, departDate: date, departTime: time }
    const saved = await client.call(saveCarOrderTemp, { searchParams, travelType: 1, bookType: 0 }, { token })
    drafts.push(resultOf(saved).tempOrderNo)
  }
  const estimate = async (_client: number, turn: number): Promise<number> => {
    const answer = await client.call(searchCars, { tempOrderNo: drafts[turn % drafts.length]! }, { token })
    resultOf(answer)
    return answer.ms
  }
  await runClients({ clients, seconds: seconds / 5, turns: turnsAtMost }, estimate)
  const measured = await runClients({ clients, seconds, turns: turnsAtMost }, estimate)
  const { median, p99, count } = summarise(measured.latencies)
  client.close()
  publish({
    name: 'ride-estimate',
    title: 'Estimate of a ride',
    about:
      `What each class of car costs from one place of Beijing to another, part by part and judged by the policy of the one who is driven, over HTTP ` +
      `with ${clients} people who never pause. Target: p99 ≤ ${targetMs} ms.`,
    tables: [
      {
        head: ['Ways', 'p50', 'p99', 'Answers', 'Target'],
        rows: [
          [
            whole(drafts.length),
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
