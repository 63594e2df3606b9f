import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { cancelLabRun, getLabRun, getLabRuns, replayPolicies, tryPolicy } from '@sojourn/contract/products/policy-lab.calls'
import type { TrialResult } from '@sojourn/contract/products/policy-lab.shapes'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import type { PolicyDraft } from '@sojourn/contract/products/policy.shapes'
import type { LabProduct } from '@sojourn/contract/products/policy-lab-words'
import { refusedAs } from '../../../testing/approvals'
import { book, choose, expectResult, orderRequest, outOfPolicy, saveDraft, within } from '../../../testing/flights'
import { bookStay } from '../../../testing/hotels'
import { activated, enter, give } from '../../../testing/people'
import { changed, propose, secondAdministrator } from '../../../testing/policies'
import { openTestServer, type TestServer } from '../../../testing/server'
import { orderCar } from '../../../testing/cars'
import { bookIntl, givePassport } from '../../../testing/intl-flight/orders'
import { bookTrain } from '../../../testing/trains'
import { login } from '@sojourn/contract/access/session.calls'
import { demoPassword } from '../../../seed/seed'
import { inCompany } from '../../../work'
import { runLab } from './run-lab'
import { findRun, findRuns } from './run-store'

let server: TestServer
let orderNo: string
let approved: string
beforeAll(async () => {
  server = await openTestServer()
  orderNo = await thereAndBack()
  approved = (await book(server, 'employee', { date: '2026-12-16' }, outOfPolicy)).created.orderNo
  await book(server, 'employee@beichen.example', { date: '2026-12-22' })
  // What people search for themselves is judged by nobody's standard, neither then nor now.
  await choose(server, 'employee', await saveDraft(server, 'employee', { date: '2026-12-23', travelType: 2 }), within)
})
afterAll(() => server.close())
beforeEach(() => server.database.pool.query("DELETE FROM policy_lab_run; DELETE FROM job WHERE kind = 'policy.lab'"))

async function thereAndBack(): Promise<string> {
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-09', returnDate: '2026-12-11' })
  const choices = [
    await choose(server, 'employee', tempOrderNo, within),
    await choose(server, 'employee', tempOrderNo, within, 1),
  ]
  const request = await orderRequest(server, 'employee', tempOrderNo, choices)
  return expectResult(await server.call('employee', createFlightOrder, request)).orderNo
}

const period = { product: 'flight' as const, from: '2026-11-20', to: '2026-11-20' }
type Trial = Partial<RequestOf<typeof tryPolicy>>

/** What the staff's policy says, with another section for flights. */
const stricter = async (flight: FlightSection): Promise<{ policyId: string; draft: PolicyDraft }> => {
  const { policyId, policy } = await changed(server, 'staff', { flight })
  return { policyId: policyId!, draft: policy! }
}
const forbidding: FlightSection = { advanceDays: 60, handling: { advanceDays: 'forbid' } }

const begin = async (request: Trial, who = 'admin') =>
  expectResult(await server.call(who, tryPolicy, { ...period, everybody: false, ...request })).runId
async function found(runId: string, who = 'admin') {
  await server.context.drainJobs()
  return expectResult(await server.call(who, getLabRun, { runId }))
}
const tried = async (request: Trial, who = 'admin'): Promise<TrialResult> => (await found(await begin(request), who)).trial!

describe('[S2.46] a draft that is tried in the policy lab', () => {
  test('is held against what was offered and booked: what the version in force says changes nothing', async () => {
    const { trial, ...run } = await found(await begin({ policyId: 'staff', version: 1 }))
    expect(run).toMatchObject({
      what: 'trial',
      state: 'done',
      policy: { policyId: 'staff', subject: 'version', version: 1, name: '员工差旅标准' },
      begunAgain: false,
    })
    expect(run.walked).toBe(run.total)
    expect(trial!.offers).toBeGreaterThan(100)
    expect(trial).toMatchObject({
      unknown: 0,
      booked: { orders: 2, count: 3 },
      difference: { harder: { count: 0 }, eased: { count: 0 } },
      refusedPeople: 0,
      worst: [],
    })
    expect(trial!.after).toEqual(trial!.before)
    expect(trial!.before.approval.count).toBe(1)
  })

  test('says what it would have refused, to whom, at what price, and why', async () => {
    const trial = await tried(await stricter(forbidding))
    expect(trial.after.refused).toMatchObject({ count: 2, amount: trial.booked.amount })
    expect(trial.difference.harder).toEqual({ count: 3, amount: trial.booked.amount })
    expect(trial.saving.count).toBe(0)
    expect(trial.verdicts.find(({ verdict }) => verdict === 'forbidden')).toEqual({ verdict: 'forbidden', before: 0, after: 3 })
    expect(trial).toMatchObject({ refusedPeople: 1, refused: [{ name: '林晓雯', count: 2, amount: trial.booked.amount }] })
    expect(new Set(trial.worst.map((each) => each.orderNo))).toEqual(new Set([orderNo, approved]))
    expect(trial.worst).toHaveLength(3)
    expect(trial.worst.find((each) => each.orderNo === approved)).toMatchObject({
      people: ['林晓雯'],
      travelOn: '2026-12-16',
      before: 'approval',
      after: 'forbidden',
      rules: ['advanceDays'],
      sentences: [expect.stringContaining('60')],
    })
  })

  test('says what the cheapest that it allows would have cost less', async () => {
    const trial = await tried(await stricter({ lowestPrice: { hours: 12, threshold: 0 }, handling: { lowestPrice: 'reason' } }))
    const [worst] = trial.worst
    if (worst) expect(worst.cheapest).toBeLessThanOrEqual(worst.amount)
    expect(trial.saving.amount).toBeGreaterThanOrEqual(0)
    expect(trial.after.approval.count).toBe(0)
    expect(trial.difference.eased.count).toBe(1)
  })

  test('is tried on those whom it names, or as if on everybody', async () => {
    const { policyId, draft } = await stricter(forbidding)
    const forOthers = { policyId, draft: { ...draft, scope: { type: 'grade' as const, ids: ['P4'] } } }
    expect(await tried(forOthers)).toMatchObject({ sets: 0, booked: { orders: 0 } })
    expect(await tried({ ...forOthers, everybody: true })).toMatchObject({ after: { refused: { count: 2 } } })
    expect(await tried({ policyId, draft, departmentId: 'finance' })).toMatchObject({ sets: 0 })
    expect(await tried({ policyId, draft, departmentId: 'sales' })).toMatchObject({ after: { refused: { count: 2 } } })
  })

  test('may be what waits for a second person', async () => {
    await secondAdministrator(server)
    const proposal = await changed(server, 'staff', { flight: forbidding })
    const { proposalId } = expectResult(await propose(server, 'admin', proposal))
    expect(await tried({ proposalId })).toMatchObject({ after: { refused: { count: 2 } } })
  })

  test('names nobody to who may not read their orders', async () => {
    const employeeId = await enter(server, { name: '程审批' })
    const account = await activated(server, employeeId)
    await give(server, employeeId, 'approvalAdministrator')
    server.useToken('rules', expectResult(await server.call(null, login, { account, password: demoPassword })).loginToken)
    const trial = await tried(await stricter(forbidding), 'rules')
    expect(trial.refused[0]!.name).toBe('林*雯')
    expect(trial.worst[0]!.people).toEqual(['林*雯'])
    expect(trial.worst[0]).not.toHaveProperty('orderNo')
    expect(await server.call('rules', tryPolicy, { ...period, everybody: true, policyId: 'staff', version: 1 })).toMatchObject(
      refusedAs('forbidden'),
    )
  })
})

describe('[S2.46] a run of the policy lab', () => {
  test('is asked for with sense, one at a time', async () => {
    const ask = async (request: Trial) => server.call('admin', tryPolicy, { ...period, everybody: true, ...request })
    expect(await ask({ policyId: 'staff', version: 1, from: '2026-11-21' })).toMatchObject(refusedAs('labPeriodInvalid'))
    expect(await ask({ policyId: 'staff', version: 99 })).toMatchObject(refusedAs('policyUnknown'))
    expect(await ask({ policyId: 'staff' })).toMatchObject(refusedAs('labSubjectMissing'))
    expect(await ask({ proposalId: 'none' })).toMatchObject(refusedAs('proposalUnknown'))
    expect(await ask({ policyId: 'staff', version: 1, departmentId: 'none' })).toMatchObject(refusedAs('departmentUnknown'))
    await server.database.pool.query(
      `INSERT INTO policy_lab_run (enterprise_id, run_id, employee_id, what, product, body, state, asked_at)
       VALUES (1, gen_random_uuid(), '1-admin', 'replay', 1, '{"from": "2026-11-20", "to": "2026-11-20", "everybody": true}', 'running', now())`,
    )
    expect(await ask({ policyId: 'staff', version: 1 })).toMatchObject(refusedAs('labRunning'))
  })

  /** One that somebody began and nobody works off. */
  const begun = async () => {
    const runId = '018f0000-0000-7000-8000-000000000001'
    await server.database.pool.query(
      `INSERT INTO policy_lab_run (enterprise_id, run_id, employee_id, what, product, body, state, begun, asked_at)
       VALUES (1, $1, '1-admin', 'replay', 1, '{"from": "2026-11-20", "to": "2026-11-20", "everybody": true}', 'running', 1, $2)`,
      [runId, server.context.clock.now()],
    )
    return runId
  }
  const jobOf = (runId: string, attempts = 2) => ({
    id: '018f0000-0000-7000-8000-0000000000ff',
    enterpriseId: 1,
    payload: { runId },
    attempts,
  })

  test('is begun anew by who takes it over, and says so', async () => {
    const runId = await begun()
    await runLab(server.context, jobOf(runId))
    expect(await found(runId)).toMatchObject({ state: 'done', begunAgain: true })
  })

  test('that was given up stays so', async () => {
    const runId = await begun()
    expectResult(await server.call('admin', cancelLabRun, { runId }))
    await runLab(server.context, jobOf(runId))
    expect(await found(runId)).toMatchObject({ state: 'cancelled' })
    expect(await server.call('admin', cancelLabRun, { runId })).toMatchObject(refusedAs('notFound'))
  })

  const noThread = () => Promise.reject(new Error('no thread'))

  test('that fails again and again fails for good', async () => {
    const runId = await begun()
    const broken = {
      ...server.context,
      openJudging: (...asked: Parameters<typeof server.context.openJudging>) => ({
        ...server.context.openJudging(...asked),
        read: noThread,
      }),
    }
    await expect(runLab(broken, jobOf(runId, 1))).rejects.toThrow()
    expect((await found(runId)).state).toBe('running')
    await runLab(broken, jobOf(runId, 3))
    expect(await found(runId)).toMatchObject({ state: 'failed' })
  })

  test('is seen by its company alone', async () => {
    const runId = await begin({ policyId: 'staff', version: 1 })
    await found(runId)
    expect(expectResult(await server.call('admin', getLabRuns, {})).list).toHaveLength(1)
    await inCompany(server.context, 2, async (work) => {
      expect(await findRuns(work, 'anybody')).toEqual([])
      expect(await findRun(work, runId, 'anybody')).toBeUndefined()
    })
  })
})

describe('[S2.46] [handbook 13.9] judging again by the versions that judged', () => {
  const replayed = async (product: LabProduct) => {
    const { runId } = expectResult(await server.call('admin', replayPolicies, { ...period, product }))
    return (await found(runId)).replay!
  }
  let seenTotal: number
  beforeAll(async () => {
    expectResult((await bookTrain(server)).answer)
    await bookStay(server, 'employee', {}, ({ verdict }) => verdict === 'within')
    await givePassport(server, 'employee')
    const abroad = await bookIntl(server, 'employee', { returnDate: '2026-12-16' })
    expectResult(abroad.answer)
    seenTotal = abroad.request.seenTotal
    await orderCar(server, 'employee')
    await orderCar(server, 'employee', { carClass: 'comfort' })
  })

  test.each(['flight', 'intlFlight', 'hotel', 'train'] as const)('finds every verdict of %s as it was kept', async (product) => {
    const replay = await replayed(product)
    expect(replay.verdicts).toBeGreaterThan(10)
    expect(replay).toMatchObject({ same: replay.verdicts, differing: [] })
  })

  test('finds every verdict of cars as it was kept, a dear one among them', async () => {
    const replay = await replayed('car')
    expect(replay).toMatchObject({ sets: 2, same: replay.verdicts, differing: [] })
  })

  test('what was bought of each is known', async () => {
    for (const [product, orders] of [
      ['hotel', 1],
      ['train', 1],
      ['intlFlight', 1],
      ['car', 2],
    ] as const)
      expect(await tried({ product, policyId: 'staff', version: 1 })).toMatchObject({ booked: { orders }, unknown: 0 })
  })

  test('a trip abroad costs what it costs, not once for each direction', async () => {
    const { amount, count } = (await tried({ product: 'intlFlight', policyId: 'staff', version: 1 })).booked
    expect(count).toBe(2)
    expect(amount).toBeGreaterThan(seenTotal / 2)
    expect(amount).toBeLessThanOrEqual(seenTotal)
  })

  test('a draft says which rides and trips abroad it would have refused', async () => {
    const { policyId, policy } = await changed(server, 'staff', {
      car: { classes: ['economy'], handling: { carClass: 'forbid' } },
      intlFlight: { maxPrice: 1_00, handling: { offerPrice: 'forbid' } },
    })
    const draft = { policyId: policyId!, draft: policy! }
    expect((await tried({ ...draft, product: 'car' })).after.refused).toMatchObject({ count: 1 })
    expect(await tried({ ...draft, product: 'intlFlight' })).toMatchObject({ after: { refused: { count: 1 } }, refusedPeople: 1 })
  })

  test('names what differs with its order', async () => {
    const { rows } = await server.database.pool.query<{ body: string; searchId: string }>(
      'SELECT body, search_id AS "searchId" FROM choice_set WHERE search_id = (SELECT search_ids[1] FROM orders WHERE order_no = $1)',
      [approved],
    )
    const { body, searchId } = rows[0]!
    const kept = JSON.parse(body) as { verdicts: string[] }
    const wrong = { ...kept, verdicts: kept.verdicts.with(0, kept.verdicts[0] === 'within' ? 'reason' : 'within') }
    const write = (text: string) =>
      server.database.pool.query('UPDATE choice_set SET body = $2 WHERE search_id = $1', [searchId, text])
    await write(JSON.stringify(wrong))
    const { differing, same, verdicts } = await replayed('flight')
    await write(body)
    expect(verdicts - same).toBe(1)
    expect(differing).toMatchObject([
      { orderNo: approved, searchId, recorded: wrong.verdicts[0], found: kept.verdicts[0], count: 1 },
    ])
  })
})
