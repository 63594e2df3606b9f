import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBill, getServedBills, raiseVariance } from '@sojourn/contract/finance/bill.calls'
import { refusedAs } from '../../../../testing/approvals'
import { ticketedOrder } from '../../../../testing/after-sales'
import { expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { agent, linesOf, newestBill, turnTo } from '../bill.testing'

let server: TestServer
let billNo: string
const finance = 'finance'
const pdf = Buffer.from('%PDF-1.7 协议价')

const raise = async (file: Buffer) => {
  const [line] = await linesOf(server, finance, billNo)
  const raised = { billNo, lineId: line!.lineId, kind: 'amount' as const, claimed: 100, proof: '见附件' }
  return server.call(finance, raiseVariance, { ...raised, file: file.toString('base64') })
}
const take = async (path: string, who: string) => {
  const headers = { cookie: await server.cookieOf(who), 'sec-fetch-mode': 'navigate' }
  return server.app.inject({ method: 'GET', url: `/api/Finance/${path}`, headers })
}

beforeAll(async () => {
  server = await openTestServer()
  await ticketedOrder(server, { search: { date: '2027-01-06' } })
  await turnTo(server, '2026-11-30T17:00:00Z')
  ;({ billNo } = await newestBill(server, finance))
}, 180_000)
afterAll(() => server.close())

test('what is no document and no picture proves nothing, and no variance is raised', async () => {
  expect(await raise(Buffer.from('MZ a program'))).toMatchObject(refusedAs('varianceFileWrong'))
  expect(await raise(Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]))).toMatchObject({ success: false })
  expect(expectResult(await server.call(finance, getBill, { billNo })).variances).toEqual([])
})

test('[handbook 10.3] a variance has its proof as a file, sealed, for both sides and nobody else', async () => {
  const { varianceId } = expectResult(await raise(pdf))
  const [own] = expectResult(await server.call(finance, getBill, { billNo })).variances
  expect(own).toMatchObject({ varianceId, file: 'pdf' })
  const [waiting] = expectResult(await server.call(agent, getServedBills, { enterpriseId: 1 })).variances
  expect(waiting).toMatchObject({ varianceId, file: 'pdf' })
  const { rows } = await server.database.pool.query<{ kept: string }>('SELECT content_cipher AS kept FROM bill_variance_file')
  expect(rows.map(({ kept }) => Buffer.from(kept, 'base64').includes(pdf))).toEqual([false])

  const byCompany = await take(`DownloadProof?varianceId=${varianceId}`, finance)
  const byAgency = await take(`DownloadServedProof?enterpriseId=1&varianceId=${varianceId}`, agent)
  for (const { statusCode, headers, rawPayload } of [byCompany, byAgency]) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(rawPayload).toEqual(pdf)
  }
  expect((await take(`DownloadProof?varianceId=${varianceId}`, 'employee')).statusCode).toBe(403)
  expect((await take(`DownloadProof?varianceId=${varianceId}`, 'finance@beichen.example')).statusCode).toBe(404)
  expect((await take(`DownloadServedProof?enterpriseId=99&varianceId=${varianceId}`, agent)).statusCode).toBe(403)
})
