// @vitest-environment happy-dom
import type { DueThing } from '@sojourn/contract/finance/voucher.shapes'
import { voucherFileAtMost } from '@sojourn/contract/finance/voucher-words'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  searchCompanyVouchers,
  searchOwnDue,
  searchVouchers,
  uploadCompanyVoucher,
  uploadVoucher,
} from '../../../api/calls/finance/voucher'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, intentsOf, loseNetwork, refuse, requestsOf } from '../../../testing/server'
import * as companyVouchers from './company-vouchers-page'
import * as ownVouchers from './own-vouchers-page'

inBrowser('finance/vouchers')

const text = () => readText('finance/vouchers')
const due: DueThing = {
  key: 'k1',
  payer: 'company',
  item: 'railFare',
  orderNo: 'T1',
  service: 'G101',
  from: '北京',
  to: '上海',
  traveller: '林晓雯',
  department: '销售部',
  supplier: '铁路',
  travelDay: '2026-11-01',
  lastDay: '2027-04-30',
  daysLeft: 161,
  amount: 55_300,
  tax: 4566,
}
const read = { voucherId: 'v1', format: 'rail', number: '2611', amount: 55_300, findings: [], again: false } as const
const matched = { vouchers: [{ ...read, verdict: 'matched' as const }] }
const file = (name: string, content = '<xml/>') => new File([content], name)
const encoded = btoa('<xml/>')

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(searchVouchers, { list: [] })
  answer(searchOwnDue, { list: [due] })
})

async function open() {
  const page = openPage(ownVouchers, paths.vouchers())
  await screen.findByRole('link', { name: text().items.railFare })
  return page
}
/** The files of a device are no part of the page: what was chosen there comes back. */
const chooser = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const report = async () => within(await screen.findByRole('region', { name: text().upload.report }))
const done = (files: number, all: number) => screen.findByText(text().upload.done({ files, matched: all }))

describe('files of vouchers', () => {
  test('are sent one after the other, with what became of each, and both lists are read again', async () => {
    answer(uploadVoucher, ({ name }) =>
      name === 'a.xml'
        ? matched
        : name === 'b.pdf'
          ? { fault: 'noVoucher' as const, vouchers: [] }
          : {
              vouchers: [
                {
                  ...read,
                  voucherId: 'v3',
                  number: '2613',
                  verdict: 'duplicate',
                  findings: ['anotherVoucher'],
                  again: true,
                } as const,
              ],
            },
    )
    const { user } = await open()
    const go = holdBack(uploadVoucher)
    await user.upload(chooser(text().upload.choose), [file('a.xml'), file('b.pdf'), file('c.zip')])
    expect(await screen.findByText(text().upload.busy({ done: 0, all: 3 }))).toBeTruthy()
    await waitFor(() => expect(requestsOf(uploadVoucher)).toEqual([{ name: 'a.xml', content: encoded }]))
    go()
    await done(3, 1)
    expect(await screen.findByText(text().faults.noVoucher)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(text().upload.busy({ done: 2, all: 3 }))).toBeNull())
    const told = await report()
    expect(told.getByText(text().upload.alreadyThere)).toBeTruthy()
    expect(told.getByText(text().findings.anotherVoucher)).toBeTruthy()
    const [first] = told.getAllByRole('link')
    expect(first!.getAttribute('href')).toBe(paths.voucher({ voucherId: 'v1' }))
    expect(new Set(intentsOf(uploadVoucher)).size, 'each file is its own').toBe(3)
    await waitFor(() => expect([requestsOf(searchVouchers).length, requestsOf(searchOwnDue).length]).toEqual([2, 2]))
    await user.click(told.getByRole('button', { name: text().upload.close }))
    expect(screen.queryByRole('region', { name: text().upload.report })).toBeNull()
  })

  test('that are too large are told so and stay here', async () => {
    const { user } = await open()
    const large = file('large.zip')
    Object.defineProperty(large, 'size', { value: voucherFileAtMost + 1 })
    await user.upload(chooser(text().upload.choose), large)
    expect(await screen.findByText(text().faults.tooLarge)).toBeTruthy()
    expect(requestsOf(uploadVoucher)).toEqual([])
  })

  test('that did not arrive are sent again as the same, and those that did are not', async () => {
    loseNetwork(uploadVoucher)
    const { user } = await open()
    await user.upload(chooser(text().upload.choose), file('a.xml'))
    const again = await screen.findByRole('button', { name: text().upload.retry })
    answer(uploadVoucher, matched)
    await user.click(again)
    await done(1, 1)
    expect(screen.queryByRole('button', { name: text().upload.retry })).toBeNull()
    expect(new Set(intentsOf(uploadVoucher)).size).toBe(1)
  })

  test('chosen beside what has no voucher yet are of its order', async () => {
    answer(uploadVoucher, matched)
    const { user } = await open()
    answer(searchOwnDue, { list: [] })
    const [beside] = screen.getAllByLabelText<HTMLInputElement>(new RegExp(`${text().items.railFare} G101 T1$`), {
      selector: 'input',
    })
    await user.upload(beside!, file('a.xml'))
    expect(await screen.findByText(text().own.missingNone)).toBeTruthy()
    expect(requestsOf(uploadVoucher)).toEqual([{ name: 'a.xml', content: encoded, orderNo: 'T1' }])
  })
})

describe('the vouchers of a company', () => {
  const voucher = {
    voucherId: 'v1',
    format: 'rail',
    number: '2611',
    buyerName: '远行科技',
    amount: 55_300,
    tax: 4566,
    verdict: 'amountWrong',
    findings: ['amountDiffers'],
    uploadedAt: '2026-11-19T02:00:00Z',
    uploadedBy: '周敏',
    version: 1,
  } as const

  test('are uploaded by the finance and only read by others; what is wrong stands beside each', async () => {
    answer(searchCompanyVouchers, { list: [voucher] })
    openPage(companyVouchers, paths.companyVouchers())
    expect((await screen.findAllByText(text().findings.amountDiffers)).length).toBeGreaterThan(0)
    expect(screen.queryByLabelText(text().upload.choose, { selector: 'input' })).toBeNull()
  })

  test('are narrowed by what they are worth, which stands in the address', async () => {
    signIn({ permissions: ['finance'] })
    answer(searchCompanyVouchers, ({ verdicts }) => ({ list: verdicts ? [] : [voucher] }))
    answer(uploadCompanyVoucher, matched)
    const { user, address } = openPage(companyVouchers, paths.companyVouchers())
    await screen.findAllByText('2611')
    await user.selectOptions(screen.getByRole('combobox', { name: text().verdict }), text().verdicts.forged)
    expect(await screen.findByText(text().noneIn)).toBeTruthy()
    expect(address()).toBe(`${paths.companyVouchers()}?verdict=forged`)
    expect(requestsOf(searchCompanyVouchers).at(-1)).toMatchObject({ verdicts: ['forged'] })
    await user.upload(chooser(text().upload.choose), file('a.xml'))
    await done(1, 1)
    const [link] = (await report()).getAllByRole('link')
    expect(link!.getAttribute('href')).toBe(paths.companyVoucher({ voucherId: 'v1' }))
  })

  test('that cannot be read can be tried again', async () => {
    refuse(searchCompanyVouchers, 'unexpected')
    const { user } = openPage(companyVouchers, paths.companyVouchers())
    const alert = await screen.findByRole('alert')
    answer(searchCompanyVouchers, { list: [] })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByText(text().none)).toBeTruthy()
  })
})
