import { writeFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideApproval, getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import { createFlightOrder, searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { applicationRole } from '../../../db/migrate'
import { askedDuring, isStatement, type Asked } from '../../../testing/flow/asked'
import { copyFlow } from '../../../testing/flow/copies'
import { visitedBy, type Visited } from '../../../testing/flow/rows-visited'
import { choose, detail, expectResult, orderRequest, payByCredit, saveDraft, within } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

/** Of each step with its jobs: statements, the built-in supplier's included, and round trips, a look of the queue for work among them. */
const atMost = {
  'temp order': { statements: 5, trips: 6 },
  search: { statements: 7, trips: 8 },
  create: { statements: 43, trips: 24 },
  'find case': { statements: 6, trips: 8 },
  approve: { statements: 20, trips: 17 },
  pay: { statements: 33, trips: 18 },
  detail: { statements: 18, trips: 9 },
}
type Step = keyof typeof atMost

let server: TestServer
let asked: Record<Step, Asked[]>
beforeAll(async () => {
  server = await openTestServer()
  // The first flow also asks what is remembered from then on.
  await wholeFlow('2026-12-08')
  asked = await wholeFlow('2026-12-09')
})
afterAll(() => server.close())

/** A business trip by two people, from the draft until the issued order is read; what each of its steps asks. */
async function wholeFlow(date: string): Promise<Record<Step, Asked[]>> {
  const steps: Partial<Record<Step, Asked[]>> = {}
  const step = async <Answer>(name: Step, work: () => Promise<Answer>): Promise<Answer> => {
    let answer: { is: Answer } | undefined
    steps[name] = await askedDuring(async () => {
      answer = { is: await work() }
      await server.context.drainJobs()
    })
    return answer!.is
  }
  const tempOrderNo = await step('temp order', () => saveDraft(server, 'employee', { date }))
  await step('search', () => server.call('employee', searchFlights, { tempOrderNo }))
  const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  const created = await step('create', () => server.call('employee', createFlightOrder, { ...request, settleType: 4 }))
  const { orderNo } = expectResult(created)
  const waiting = await step('find case', () => server.call('manager', getMyApprovalList, { type: 1, size: 20 }))
  const { approvalId } = expectResult(waiting).list.find(({ subjectNo }) => subjectNo === orderNo)!
  await step('approve', () => server.call('manager', decideApproval, { approvalId, decision: 'agree', version: 1 }))
  await step('pay', () => payByCredit(server, 'employee', orderNo, request.expectedTotal))
  await step('detail', () => detail(server, 'employee', orderNo))
  return steps as Record<Step, Asked[]>
}

test('a flight on business asks the database no more often than this', () => {
  const tooMany = Object.entries(asked).flatMap(([step, all]) => {
    const most = atMost[step as Step]
    const found = { statements: all.filter(isStatement).length, trips: all.filter(({ beginsTrip }) => beginsTrip).length }
    return found.statements > most.statements || found.trips > most.trips ? [{ step, found, most }] : []
  })
  expect(tooMany).toEqual([])
})

/** What one statement looks at. */
interface Looked {
  text: string
  /** Among few orders, with a plan made before there were any. */
  planned: Visited
  /** Among few that were counted, and among many with the plan that was made then. */
  few: Visited
  many: Visited
}

/** Everything within a transaction that is undone; statements are prepared while there are no orders. */
async function lookedAt(owner: pg.ClientBase, statements: readonly Asked[]): Promise<Looked[]> {
  const look = async (): Promise<(Visited | undefined)[]> => {
    await owner.query(`SET LOCAL ROLE ${applicationRole}`)
    const found: (Visited | undefined)[] = []
    for (const [index, statement] of statements.entries()) found.push(await visitedBy(owner, `s${index}`, statement))
    await owner.query('RESET ROLE')
    return found
  }
  // The day on which a database is new is the one on which its plans are made: of tables that are known to be all but empty.
  await owner.query('ANALYZE')
  await owner.query("BEGIN; SET LOCAL plan_cache_mode = 'force_generic_plan'; SET LOCAL app.enterprise = '1'")
  for (const [index, { text }] of statements.entries()) await owner.query(`PREPARE s${index} AS ${text}`)
  await look()
  await copyFlow(owner, 1, fewOrders)
  const planned = await look()
  // As the database does by itself within seconds; plans are made anew by that.
  await owner.query('ANALYZE')
  const few = await look()
  await copyFlow(owner, fewOrders + 1, manyOrders)
  const many = await look()
  await owner.query('ROLLBACK')
  return statements.flatMap(({ text }, index) => {
    const [first, second, third] = [planned[index], few[index], many[index]]
    return first === undefined || second === undefined || third === undefined
      ? []
      : { text: text.replaceAll(/\s+/g, ' ').trim(), planned: first, few: second, many: third }
  })
}

/** A file for what was found; the bench of these rows asks for more of them. */
const report = process.env['FLOW_ROWS']
const [fewOrders, manyOrders] = report === undefined ? [1_000, 10_000] : [10_000, 1_000_000]
/** Tables of a small company's people and settings may be read as a whole, which orders do not make longer. */
const ofTheCompany = 200
/** An index of a thousand times as many rows is two blocks deeper. */
const deeper = ({ probes }: Visited): number => 2 * probes

test(
  'each of its statements looks at as many rows among many orders as among few, and at no more blocks than deeper indexes have',
  async () => {
    const all = Object.values(asked).flat().filter(isStatement)
    const statements = all.filter((each, index) => all.findIndex(({ text }) => text === each.text) === index)
    const owner = new pg.Client(server.database.config)
    await owner.connect()
    try {
      const looked = await lookedAt(owner, statements)
      if (report !== undefined) writeFileSync(report, JSON.stringify({ fewOrders, manyOrders, looked }))
      expect(looked.length).toBeGreaterThan(60)
      expect(looked.filter(({ few, many }) => many.rows > few.rows + 2)).toEqual([])
      expect(looked.filter(({ planned, many }) => Math.max(planned.rows, many.rows) > ofTheCompany)).toEqual([])
      expect(looked.filter(({ few, many }) => many.blocks > few.blocks + deeper(many))).toEqual([])
    } finally {
      await owner.end()
    }
  },
  // A million orders are written first.
  report === undefined ? undefined : 3_600_000,
)
