import { evaluateFlightParty } from '@sojourn/domain/products/flight/policy/evaluate'
import { milliseconds, verdict, whole } from './support/format'
import { bookingDate, offersOfADay, rulesPerStandard, standards } from './support/policy/list'
import { factsOf, rivalEngine } from './support/policy/rival'
import { publish } from './support/report'
import { summarise } from './support/statistics'

const targetMs = 5
const rounds = { own: 200, rival: 8, warm: 20 }

const flights = offersOfADay()
const offerCount = flights.reduce((sum, { fares }) => sum + fares.length, 0)
const facts = factsOf(flights)
const engine = rivalEngine()

const judge = () => evaluateFlightParty(standards, flights, { bookingDate, language: 'zh-CN' }).flat()
const judgeByRival = async () => {
  const broken: { rule: string; travellerId: string }[][] = []
  for (const offer of facts) {
    const { events } = await engine.run(offer)
    broken.push(events.map(({ type, params }) => ({ rule: type, travellerId: String(params?.['travellerId']) })))
  }
  return broken
}

/** Both must find the same rules broken for the same people, or the comparison says nothing. */
async function checkAnswers(): Promise<number> {
  const rival = await judgeByRival()
  const key = ({ rule, travellerId }: { rule: string; travellerId: string }): string => `${travellerId} ${rule}`
  const own = judge().map(({ violations }) => violations.map(key).sort().join(','))
  const differing = own.filter((one, offer) => one !== rival[offer]!.map(key).sort().join(','))
  if (differing.length > 0) throw new Error(`${differing.length} of ${offerCount} offers are judged differently`)
  return judge().filter(({ violations }) => violations.length > 0).length
}

const violating = await checkAnswers()
for (let round = 0; round < rounds.warm; round++) judge()
const own: number[] = []
for (let round = 0; round < rounds.own; round++) {
  const begin = performance.now()
  judge()
  own.push(performance.now() - begin)
}
const rival: number[] = []
for (let round = 0; round < rounds.rival; round++) {
  const begin = performance.now()
  await judgeByRival()
  rival.push(performance.now() - begin)
}

const ownTimes = summarise(own)
const rivalTimes = summarise(rival)
const met = ownTimes.median <= targetMs
publish({
  name: 'policy',
  title: 'Policy verdicts in the server process',
  about:
    `${whole(offerCount)} offers of one day, three travellers under standards of ${rulesPerStandard} rules each: ` +
    `${standards.length * rulesPerStandard} rules on every offer, of which ${whole(violating)} offers break some. Target: ≤ ${targetMs} ms at the median.`,
  tables: [
    {
      head: ['', 'Median', 'p99', 'Rules per second', 'Sentences and changes', 'Target'],
      rows: [
        ['Sojourn', milliseconds(ownTimes.median), milliseconds(ownTimes.p99), rateOf(ownTimes.median), 'yes', verdict(met)],
        ['json-rules-engine', milliseconds(rivalTimes.median), milliseconds(rivalTimes.p99), rateOf(rivalTimes.median), 'no', ''],
      ],
    },
  ],
  notes: [
    `json-rules-engine 7.3 gets the same rules and is given the cheapest fare nearby as a fact, which our figure includes. That both find the same rules broken for the same people is checked before anything is measured; ours also says each violation as a sentence with figures and names the smallest change that complies.`,
    ...(met
      ? []
      : [
          `Missed: ${milliseconds(ownTimes.median)} for one list; the sentences of ${whole(violating)} offers for three people are most of it.`,
        ]),
  ],
})

function rateOf(median: number): string {
  return whole((offerCount * standards.length * rulesPerStandard * 1000) / median)
}
