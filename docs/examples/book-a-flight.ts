/**
 * Books a flight from another program, with a client that is generated from the description of the interface:
 *
 *   npx openapi-typescript http://localhost:8080/v/api/openapi.json -o sojourn.d.ts
 *   npx tsx book-a-flight.ts http://localhost:8080 employee@yuanxing.example Sojourn2026 2026-12-09
 */
import createClient from 'openapi-fetch'
import type { paths } from './sojourn'

const [baseUrl = '', account = '', password = '', departDate = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl })

/** The result of an answer; a refusal ends the program with its sentence. */
function resultOf<Result>({
  data,
  error,
}: {
  data?: { result: Result } | undefined
  error?: { message: string } | undefined
}): Result {
  if (!data) throw new Error(error?.message)
  return data.result
}

/** One key for one intent; sent again after a lost answer, it books once. */
const intent = () => ({ header: { 'idempotency-key': crypto.randomUUID() } })

/** The cookie is the session's secret; the token goes beside it with every request. */
const signedIn = await client.POST('/api/Employee/v2/Login', { body: { account, password } })
const { loginToken } = resultOf(signedIn)
const cookie = signedIn.response.headers
  .getSetCookie()
  .map((each) => each.split(';')[0])
  .join('; ')
client.use({
  onRequest({ request }) {
    request.headers.set('token', loginToken)
    request.headers.set('cookie', cookie)
  },
})

const searchParams = {
  segmentType: 0 as const,
  departAirportCode: 'PEK',
  departCityName: 'Beijing',
  arriveAirportCode: 'SHA',
  arriveCityName: 'Shanghai',
  departType: 1 as const,
  arriveType: 0 as const,
  departDate,
}
const { tempOrderNo } = resultOf(
  await client.POST('/api/Flight/SaveFlightOrderTempV2', {
    params: intent(),
    body: { searchParams, travelType: 1, bookType: 0, bookMode: 0 },
  }),
)
const { flights, searchId } = resultOf(await client.POST('/api/Flight/FlightSearch/v3', { body: { tempOrderNo, journey: 0 } }))

/** The first fare that needs no reason, of all flights. */
async function fareWithinPolicy() {
  for (const { flightKey } of flights) {
    const query = { tempOrderNo, journey: 0, flightKey }
    const { flight } = resultOf(await client.GET('/api/Flight/GetFlightFares', { params: { query } }))
    const fare = flight.fares.find(({ verdict }) => verdict === 'within')
    if (fare) return { flight, fare }
  }
  throw new Error('no fare is within policy')
}

const { flight, fare } = await fareWithinPolicy()
const info = resultOf(await client.GET('/api/Flight/GetFlightBookInfo', { params: { query: { tempOrderNo } } }))
const [traveller] = info.travellers
const [way] = info.settleTypes
const credential = traveller?.credentials.find(({ usable }) => usable)
if (!traveller || !way || !credential) throw new Error('nobody can be booked for')

const created = resultOf(
  await client.POST('/api/Flight/CreateOrder/V3', {
    params: intent(),
    body: {
      tempOrderNo,
      journeys: [{ searchId, flightKey: flight.flightKey, fareKey: fare.fareKey, ticketPrice: fare.ticketPrice }],
      travellers: [
        {
          employeeId: traveller.employeeId,
          credentialId: credential.credentialId,
          costCentreId: traveller.costCentreId,
          insurances: [],
        },
      ],
      contact: { name: traveller.name, mobile: '13800010001', email: account },
      settleType: way.settleType,
      expectedTotal: fare.ticketPrice + flight.buildFee + flight.fuelFee + traveller.serviceFee,
    },
  }),
)
process.stdout.write(`${created.orderNo}\n`)
