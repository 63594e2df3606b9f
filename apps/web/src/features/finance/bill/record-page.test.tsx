// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getBill } from '../../../api/calls/finance/bill'
import { getBillCertificate } from '../../../api/calls/finance/bill-record'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer } from '../../../testing/server'
import * as recordPage from './record-page'

inBrowser('finance/bill/page', 'finance/bill/papers')

const billNo = 'B202610'
const counted = (hash: string) => ({ count: 2, sum: 98_000, hash })
const counts = {
  orders: counted('a1'),
  spent: counted('f1'),
  ledger: counted('b1'),
  lines: counted('c1'),
  carried: counted('d1'),
  files: counted('e1'),
}
const bill = { billNo, from: '2026-10-01', to: '2026-10-31', state: 'confirmed', confirmedAt: '2026-11-09T00:00:00Z' } as const

beforeEach(() => {
  signIn({ permissions: ['finance'] })
  answer(getBill, { bill, sums: [], open: [], payments: [], variances: [] })
})

const text = () => readText('finance/bill/papers').certificate

test.each([
  ['as they were', counts, 0, []],
  ['with files read since', { ...counts, files: counted('e2') }, 2, [['files', 'readSince']]],
  ['with other contents of a file that was certified', { ...counts, files: counted('e2') }, 0, [['files', 'differs']]],
  ['with another line', { ...counts, lines: counted('c2') }, 2, [['lines', 'differs']]],
] as const)('[handbook 10.3] the certificate says of each side how it stands: %s', async (_how, now, filesSince, comparisons) => {
  answer(getBillCertificate, { bill, certified: { at: '2026-11-09T00:00:00Z', counts }, now, filesSince })
  openPage(recordPage, paths.billRecord({ billNo }))
  const table = await screen.findByRole('table', { name: text().title })
  const said = Object.fromEntries(comparisons)
  for (const [side, name] of Object.entries(text().sides)) {
    const row = within(within(table).getByText(name).closest('tr')!)
    expect(row.getByText(text()[said[side as keyof typeof said] ?? 'same'])).toBeTruthy()
  }
})

test('[handbook 10.3] the certificate is taken as it was made', async () => {
  answer(getBillCertificate, {
    bill,
    certified: { at: '2026-11-09T00:00:00Z', counts },
    now: { ...counts, lines: counted('c2') },
    filesSince: 0,
  })
  const taken: Blob[] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => `blob:${taken.push(content as Blob)}`)
  const { user } = openPage(recordPage, paths.billRecord({ billNo }))
  await user.click(await screen.findByRole('button', { name: text().take }))
  const csv = await taken[0]!.text()
  expect(csv).toContain(`"${billNo}","2026-11-09 08:00"`)
  expect(csv).toContain(`"${text().sum}","${text().hash}"`)
  expect(csv).toContain(`"${text().sides.lines}","2","980.00","c1"`)
  expect(csv).not.toContain('c2')
  made.mockRestore()
})
