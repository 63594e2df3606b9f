import { afterAll, beforeAll, expect, test } from 'vitest'
import { getParkedJobs, settleParkedJob } from '@sojourn/contract/access/parked-job.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { agencyParkedJobText } from '@sojourn/text/access/agency/parked-job'
import { repeatingKinds } from '../../../db/queue'
import { expectResult } from '../../../testing/flights'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const agent = 'agent@agency.example'
/** Parked as the queue leaves it after the last try. */
async function park(id: string, enterpriseId: number, kind = 'payment.charge'): Promise<string> {
  const jobId = `00000000-0000-4000-8000-00000000000${id}`
  await server.database.pool.query(
    `INSERT INTO job (id, kind, enterprise_id, payload, run_at, attempts, failed_at, last_error)
     VALUES ($1, $2, $3, '{"paymentNo": "P1"}', $4, 12, $4, 'the bank said no')`,
    [jobId, kind, enterpriseId, server.context.clock.now()],
  )
  return jobId
}
const listed = async () => expectResult(await server.call(agent, getParkedJobs, {})).list
const settle = (jobId: string, action: 'again' | 'close', key: string) =>
  server.call(agent, settleParkedJob, { jobId, action, note: '银行已恢复' }, { key })

test('[architecture] a job that failed for good is shown with its reason to the agency of its company, and to nobody else', async () => {
  const jobId = await park('1', 1)
  const foreign = await park('2', 90)
  expect(await listed()).toEqual([
    {
      jobId,
      kindName: agencyParkedJobText['zh-CN'].kinds['payment.charge'],
      companyName: expect.stringContaining('远行') as string,
      subject: 'P1',
      failedAt: server.context.clock.now().toISOString(),
      attempts: 12,
      error: 'the bank said no',
      repeats: false,
    },
  ])
  expect(await settle(foreign, 'close', 'close-a-foreign-one')).toMatchObject({ code: problems.agencyWorkGone.code })
  expect(await server.call('manager', getParkedJobs, {})).toMatchObject({ code: problems.forbidden.code })
  const figures = await server.app.inject({ method: 'GET', url: '/metrics' })
  expect(figures.body).toContain('jobs_parked{kind="payment.charge"} 2')
  expect(figures.body).toContain('jobs_parked{kind="order.issue"} 0')
})

test('[architecture] it runs again, once for a press, and what was done is kept with its note', async () => {
  const jobId = await park('3', 1, 'approval.remind')
  expectResult(await settle(jobId, 'again', 'again-please'))
  expectResult(await settle(jobId, 'again', 'again-please'))
  await server.context.drainJobs()
  expect((await listed()).map((job) => job.jobId)).not.toContain(jobId)
  expect(await settle(jobId, 'again', 'another-press')).toMatchObject({ code: problems.agencyWorkGone.code })
  expect(await countOf(server, 'parked_job_action', "job_id = $1 AND action = 'again' AND note = '银行已恢复'", [jobId])).toBe(1)
})

test('[architecture] or it is closed, and its record can neither be changed nor removed', async () => {
  const jobId = await park('4', 1)
  expectResult(await settle(jobId, 'close', 'close-it'))
  expect(await countOf(server, 'job', 'id = $1', [jobId])).toBe(0)
  for (const statement of ['DELETE FROM parked_job_action', "UPDATE parked_job_action SET note = ''"])
    await expect(server.context.database.platform((sql) => sql.query(statement))).rejects.toThrow('permission denied')
})

test.each(repeatingKinds)('[architecture] work that comes again by itself cannot be closed, and runs again: %s', async (kind) => {
  await server.database.pool.query('DELETE FROM job WHERE kind = $1', [kind])
  const jobId = await park('5', kind === 'supply.scheduleEvents' ? 1 : 0, kind)
  expect((await listed()).find((job) => job.jobId === jobId)).toMatchObject({ repeats: true })
  expect(await settle(jobId, 'close', `close-${kind.replace('.', '-')}`)).toMatchObject({
    code: problems.jobRepeats.code,
    field: 'action',
  })
  expect(await countOf(server, 'job', 'id = $1 AND failed_at IS NOT NULL', [jobId])).toBe(1)
  expect(await countOf(server, 'parked_job_action', 'job_id = $1', [jobId])).toBe(0)
  await server.database.pool.query('DELETE FROM job WHERE id = $1', [jobId])
})
