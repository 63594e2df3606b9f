import { createHash } from 'node:crypto'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  getAccountingBills,
  getAccountingMapping,
  makeAccountingExport,
  saveAccountingMapping,
  tryAccountingExport,
} from '@sojourn/contract/finance/accounting.calls'
import type { AccountingMapping } from '@sojourn/contract/finance/accounting.shapes'
import { confirmBill, decideBillLines } from '@sojourn/contract/finance/bill.calls'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { sum } from '@sojourn/domain/kit/money'
import { couponsOf, refund } from '../../../testing/after-sales'
import { expectResult } from '../../../testing/flights'
import { expectBooksToBalance } from '../../../testing/ledger'
import { give } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'
import { linesOf, newestBill, november, recount, turnTo } from '../bill/bill.testing'
import { hledger, hledgerBalances } from '../hledger.testing'

let server: TestServer
let billNo: string
let late: Awaited<ReturnType<typeof november>>['late']
const finance = 'finance'
const refusedAs = (name: ProblemName) => ({ success: false, code: problems[name].code, status: problems[name].status })

beforeAll(async () => {
  server = await openTestServer()
  ;({ late } = await november(server))
  await turnTo(server, '2026-11-30T17:00:00Z')
  ;({ billNo } = await newestBill(server, finance))
}, 180_000)
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

/** Puts the first line off where it is wanted, and confirms the rest. */
async function close(no: string, defer: boolean): Promise<void> {
  let { version } = await newestBill(server, finance)
  if (defer) {
    const [first] = await linesOf(server, finance, no)
    const later = { billNo: no, version, decision: 'nextPeriod' as const, lineIds: [first!.lineId] }
    ;({ version } = expectResult(await server.call(finance, decideBillLines, later)))
  }
  const rest = { billNo: no, version, decision: 'thisPeriod' as const, rest: true as const }
  ;({ version } = expectResult(await server.call(finance, decideBillLines, rest)))
  expectResult(await server.call(finance, confirmBill, { billNo: no, version }))
}

const mapped = async () => expectResult(await server.call(finance, getAccountingMapping, {}))
const tried = async (no = billNo) => expectResult(await server.call(finance, tryAccountingExport, { billNo: no }))
const exported = (mappingVersion: number, no = billNo) =>
  server.call(finance, makeAccountingExport, { billNo: no, mappingVersion })
const saved = (more: Partial<AccountingMapping>, from = '2026-11-01', version?: number) =>
  mapped().then((now) =>
    server.call(finance, saveAccountingMapping, {
      version: version ?? now.version,
      from,
      mapping: { ...now.mapping, ...more },
    }),
  )
const accounts = {
  inputTax: '2221.01.01',
  settlement: { companyCredit: '2202.01', deposit: '1123.01', companyAccount: '1002.01' },
}

const take = async (exportId: string, format = 'csv', who = finance) => {
  const headers = { cookie: await server.cookieOf(who), 'sec-fetch-mode': 'navigate' }
  return server.app.inject({
    method: 'GET',
    url: `/api/Finance/DownloadAccounting?exportId=${exportId}&format=${format}`,
    headers,
  })
}
/** No field of the demonstration has a comma. */
const rowsOf = (csv: string) => {
  const [heads, ...rows] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(heads!.map((head, at) => [head, row[at]!])) as Record<string, string>)
}
const fen = (yuan: string | undefined): number => Math.round(Number(yuan === '' ? 0 : yuan) * 100)

describe('the mapping of a company', () => {
  test('is unnamed at first, and begins with the first bill', async () => {
    expect(await mapped()).toMatchObject({ version: 0, from: '2026-11-01', versions: [], mapping: { rules: [{ account: '' }] } })
  })

  test('is refused while a code is missing or wrong, in the reader’s words, and nothing is kept', async () => {
    expect(await saved({})).toMatchObject({ ...refusedAs('accountingMappingInvalid'), field: 'rules.0', message: '请填写代码' })
    const wrong = await saved({ ...accounts, rules: [{ account: '=1' }] })
    expect(wrong).toMatchObject({ ...refusedAs('accountingMappingInvalid'), field: 'rules.0' })
    expect((await mapped()).version).toBe(0)
  })

  test('has versions, each saved on the one that was seen', async () => {
    expectResult(await saved({ ...accounts, rules: [{ category: 'train', account: '6602.02' }] }))
    expect(await saved({}, '2026-11-01', 0)).toMatchObject(refusedAs('accountingMappingChanged'))
    const { version, versions } = await mapped()
    expect(version).toBe(1)
    expect(versions).toMatchObject([{ version: 1, from: '2026-11-01', savedBy: '何文静' }])
    expect(await server.call(finance, getAccountingMapping, { version: '7' })).toMatchObject(
      refusedAs('accountingMappingUnknown'),
    )
  })

  test('is read by who reads the books, and made by finance alone', async () => {
    expect(await server.call('employee', getAccountingMapping, {})).toMatchObject(refusedAs('forbidden'))
    expectResult(await server.call('admin', getAccountingMapping, {}))
    for (const who of ['employee', 'admin'])
      expect(await server.call(who, makeAccountingExport, { billNo, mappingVersion: 1 })).toMatchObject(refusedAs('forbidden'))
  })
})

describe('before an export', () => {
  test('a bill is confirmed', async () => {
    expect(await exported(1)).toMatchObject(refusedAs('billUnconfirmed'))
    expect(expectResult(await server.call(finance, getAccountingBills, {})).list).toEqual([])
    await close(billNo, true)
    const { list } = expectResult(await server.call(finance, getAccountingBills, {}))
    expect(list).toMatchObject([{ bill: { billNo } }])
    expect(list[0]!.last).toBeUndefined()
  })

  test('every line without an account or ledger is named, and nothing is exported by halves', async () => {
    const { gaps, lines } = await tried()
    const charged = (await linesOf(server, finance, billNo)).filter(({ decision }) => decision === 'thisPeriod')
    expect(lines).toBe(charged.length)
    const without = gaps.filter(({ lacks }) => lacks === 'account')
    expect(sum(without.map((gap) => gap.lines))).toBe(charged.filter(({ category }) => category !== 'train').length)
    expect(without.map(({ category }) => category)).not.toContain('train')
    expect(gaps.filter(({ lacks }) => lacks === 'ledger').map(({ entity }) => entity)).not.toContain('')
    expect(await exported(1)).toMatchObject({
      ...refusedAs('accountingGaps'),
      message: expect.stringContaining(`${charged.length}`),
    })
    expect((await tried()).exports).toEqual([])
  })

  test('a dry run says what each account moves, and it balances', async () => {
    const entities = new Set((await linesOf(server, finance, billNo)).map(({ entityId }) => entityId))
    const ledgers = [...entities].map((entityId, at) => ({ entityId, code: `L${at}` }))
    const rules = [
      { account: '6602.09' },
      { category: 'flightFare' as const, account: '6602.01' },
      { category: 'train' as const, account: '6602.02' },
    ]
    expectResult(await saved({ rules, ledgers }))
    const { gaps, accounts: moved, bill } = await tried()
    expect(gaps).toEqual([])
    expect(sum(moved.map(({ amount }) => amount))).toBe(0)
    const settled = moved.filter(({ account }) => Object.values(accounts.settlement).includes(account))
    expect(-sum(settled.map(({ amount }) => amount))).toBe(bill.total)
  })
})

describe('an export', () => {
  test('has balanced entries of the bill’s lines, in its period', async () => {
    const made = expectResult(await exported(2))
    const csv = (await take(made.exportId)).body
    const rows = rowsOf(csv)
    expect(made).toMatchObject({ billNo, mappingVersion: 2, rows: rows.length, madeBy: '何文静' })
    const entries = new Set(rows.map(({ entry }) => entry))
    expect(made.entries).toBe(entries.size)
    for (const entry of entries) {
      const own = rows.filter((row) => row['entry'] === entry)
      expect(sum(own.map(({ debit }) => fen(debit)))).toBe(sum(own.map(({ credit }) => fen(credit))))
      expect(new Set(own.map(({ ledger, date, order }) => [ledger, date, order].join())).size).toBe(1)
    }
    expect(made.amount).toBe(sum(rows.map(({ debit }) => fen(debit))))
    const charged = (await linesOf(server, finance, billNo)).filter(({ decision }) => decision === 'thisPeriod')
    expect(new Set(rows.flatMap(({ line }) => line || []))).toEqual(new Set(charged.map(({ lineId }) => lineId)))
    for (const { lineId, company, deductibleTax } of charged) {
      const own = rows.filter(({ line }) => line === lineId)
      expect(sum(own.map(({ debit, credit }) => fen(debit) - fen(credit)))).toBe(company)
      const tax = own.filter(({ account }) => account === accounts.inputTax)
      expect(sum(tax.map(({ debit, credit }) => fen(debit) - fen(credit)))).toBe(deductibleTax)
    }
    expect(rows.map(({ date }) => date!)).toAllSatisfy((date: string) => date >= '2026-11-01' && date <= '2026-11-30')
    expect(createHash('sha256').update(csv).digest('hex')).toBe(made.hash)
  })

  test('made again it is the same, byte for byte, as CSV and as a workbook, whoever asks in whatever language', async () => {
    const [once] = (await tried()).exports
    await server.turn(60)
    const again = expectResult(
      await server.call(finance, makeAccountingExport, { billNo, mappingVersion: 2 }, { language: 'en' }),
    )
    expect(again).toMatchObject({ exportId: once!.exportId, hash: once!.hash, madeAt: once!.madeAt })
    expect((await tried()).exports).toHaveLength(1)
    const [one, other] = [await take(once!.exportId), await take(once!.exportId)]
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true)
    const [sheet, second] = [await take(once!.exportId, 'xlsx'), await take(once!.exportId, 'xlsx')]
    expect(sheet.rawPayload.equals(second.rawPayload)).toBe(true)
    const [about, heads, ...rows] = (await readXlsx(sheet.rawPayload)).sheets[0]!.rows
    expect(about![0]).toBe(`记账凭证 ${billNo}-v2`)
    expect(heads).toContain('借方')
    expect(rows).toHaveLength(once!.rows)
  })

  test('stays as it was when the mapping changes later, and a newer mapping makes another', async () => {
    const [before] = (await tried()).exports
    expectResult(await saved({ rules: [{ account: '6601' }] }))
    expect(await exported(2)).toMatchObject(refusedAs('accountingMappingChanged'))
    const csv = (await take(before!.exportId)).body
    expect(createHash('sha256').update(csv).digest('hex')).toBe(before!.hash)
    const made = expectResult(await exported(3))
    expect(made.hash).not.toBe(before!.hash)
    expect((await tried()).exports.map(({ mappingVersion }) => mappingVersion)).toEqual([3, 2])
    // One that holds from a later day on changes nothing for this bill.
    expectResult(await saved({ rules: [{ account: '6699' }] }, '2026-12-01'))
    expect((await tried()).mapping).toMatchObject({ version: 3 })
  })

  test.skipIf(!hledger)('is accepted by hledger, whose balances are those of the dry run to the fen', async () => {
    const { exports, accounts: moved } = await tried()
    const rows = rowsOf((await take(exports[0]!.exportId)).body)
    const written = [...new Set(rows.map(({ entry }) => entry))].map((entry) => {
      const own = rows.filter((row) => row['entry'] === entry)
      const postings = own.map(({ ledger, account, debit, credit }) => `    ${ledger}:${account}  ${debit || `-${credit}`} CNY`)
      return [`${own[0]!['date']} * ${entry}`, ...postings, ''].join('\n')
    })
    const theirs = await hledgerBalances(`commodity 1000.00 CNY\n\n${written.join('\n')}`)
    for (const { ledger, account, amount } of moved) expect(fen(theirs[`${ledger}:${account}`]!.replace(' CNY', ''))).toBe(amount)
    const settled = Object.values(accounts.settlement)
    const paid = Object.entries(theirs).filter(([name]) => settled.some((account) => name.endsWith(`:${account}`)))
    const deferred = (await linesOf(server, finance, billNo)).filter(({ decision }) => decision === 'nextPeriod')
    const ledgerMoved = await recount(server, 1, '2026-10-31T16:00:00Z', '2026-11-30T16:00:00Z')
    expect(-sum(paid.map(([, said]) => fen(said.replace(' CNY', ''))))).toBe(
      ledgerMoved - sum(deferred.map(({ company }) => company)),
    )
  })

  test('of the next bill has what was put off, and a later refund as an entry of its own', async () => {
    await refund(server, late.orderNo, couponsOf(late))
    await turnTo(server, '2026-12-31T17:00:00Z')
    const next = (await newestBill(server, finance)).billNo
    await close(next, false)
    const { mapping } = await tried(next)
    const made = expectResult(await exported(mapping!.version, next))
    const rows = rowsOf((await take(made.exportId)).body)
    const lines = await linesOf(server, finance, next)
    const carried = lines.find(({ deferredFrom }) => deferredFrom === billNo)!
    expect(rows.find(({ line }) => line === carried.lineId)).toMatchObject({ date: '2026-12-01', bill: next })
    const back = lines.find(({ company, category }) => category === 'flightFare' && company < 0)!
    const [row] = rows.filter(({ line }) => line === back.lineId)
    expect(row).toMatchObject({ account: '6699', debit: '', bill: next, date: '2026-12-01' })
    expect(fen(row!['credit'])).toBe(-back.company + back.deductibleTax)
    // The export of the bill in which it was bought says what it said.
    const [first] = (await tried()).exports
    expect(
      createHash('sha256')
        .update((await take(first!.exportId)).body)
        .digest('hex'),
    ).toBe(first!.hash)
  })

  test('[S4.39] is read by an auditor, who neither makes one nor changes the mapping', async () => {
    await give(server, '1-director', 'auditor')
    const auditor = 'director'
    expect(expectResult(await server.call(auditor, tryAccountingExport, { billNo })).exports).not.toEqual([])
    expect(expectResult(await server.call(auditor, getAccountingBills, {})).list).not.toEqual([])
    const { version, from, mapping } = expectResult(await server.call(auditor, getAccountingMapping, {}))
    const made = { billNo, mappingVersion: version }
    expect(await server.call(auditor, makeAccountingExport, made)).toMatchObject(refusedAs('forbidden'))
    expect(await server.call(auditor, saveAccountingMapping, { version, from, mapping })).toMatchObject(refusedAs('forbidden'))
  })

  test('is fetched by whoever reads the own company’s books, and the audit log has it', async () => {
    const [made] = (await tried()).exports
    await give(server, '1-director', 'auditor')
    expect((await take(made!.exportId, 'csv', 'director')).statusCode).toBe(200)
    expect((await take(made!.exportId, 'csv', 'employee')).statusCode).toBe(403)
    expect((await take(made!.exportId, 'csv', 'finance@beichen.example')).statusCode).toBe(404)
    expect((await take(made!.exportId, 'pdf')).statusCode).toBe(400)
    const { rows } = await server.database.pool.query<{ what: string }>("SELECT what FROM audit_entry WHERE kind = 'exported'")
    expect(rows.map(({ what }) => what)).toContain(`/api/Finance/DownloadAccounting ${billNo}-v3 csv`)
  })
})
