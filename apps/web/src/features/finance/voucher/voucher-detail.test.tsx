// @vitest-environment happy-dom
import type { Voucher, WholeVoucher } from '@sojourn/contract/finance/voucher.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkVoucher, dropVoucher, getVoucher } from '../../../api/calls/finance/voucher'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage, type Opened } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as voucherPage from './voucher-page'

inBrowser('finance/vouchers')

const text = () => readText('finance/vouchers')
const detail = () => text().detail
const voucherId = 'v1'
const voucher = {
  voucherId,
  format: 'rail',
  number: '2611',
  buyerName: '远行科技',
  buyerTaxNumber: '9131',
  amount: 55_300,
  tax: 4566,
  verdict: 'amountWrong',
  findings: ['amountDiffers', 'taxDiffers'],
  dropped: false,
  uploadedAt: '2026-11-19T02:00:00Z',
  uploadedBy: '林晓雯',
  version: 3,
} as const satisfies Voucher
const whole = (more: Sketch<Voucher> = {}, mayMove = true): Sketch<WholeVoucher> => ({
  voucher: { ...voucher, ...more },
  sellerName: '',
  sellerTaxNumber: '',
  issuedOn: '',
  net: 50_734,
  untaxed: 0,
  reverses: '',
  lines: [],
  things: [],
  steps: [],
  mayMove,
})

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getVoucher, whole())
})

async function open() {
  const page = openPage(voucherPage, paths.voucher({ voucherId }))
  await screen.findByRole('button', { name: detail().download })
  return page
}
async function dialogOf({ user }: Opened, name: string, title: string) {
  await user.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: title }))
}

describe('a voucher', () => {
  test.each([
    ['the finance or who uploaded it', whole(), [true, true]],
    ['whoever only reads it', whole({}, false), [false, false]],
    ['nobody any more once it was forged', whole({ verdict: 'forged' }), [false, true]],
  ] as const)('is checked anew and taken away by %s', async (_who, told, may) => {
    answer(getVoucher, told)
    await open()
    const offered = [detail().check, detail().drop].map((name) => screen.queryByRole('button', { name }) !== null)
    expect(offered).toEqual(may)
    for (const finding of ['amountDiffers', 'taxDiffers'] as const)
      expect(screen.getByText(text().findings[finding])).toBeTruthy()
  })

  test('is compared once with the order that is named, at the version that was seen', async () => {
    refuse(checkVoucher, 'voucherOrderUnknown')
    const page = await open()
    const dialog = await dialogOf(page, detail().check, detail().checkTitle)
    const field = dialog.getByRole<HTMLInputElement>('textbox')
    await page.user.click(field)
    await page.user.paste(' T9 ')
    await page.user.click(dialog.getByRole('button', { name: detail().check }))
    expect(await dialog.findByText(await sentenceOf('voucherOrderUnknown'))).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    answer(checkVoucher, { voucherId, version: 4 })
    answer(getVoucher, whole({ verdict: 'matched', findings: [], version: 4 }))
    const go = holdBack(checkVoucher)
    await page.user.dblClick(dialog.getByRole('button', { name: detail().check }))
    go()
    expect(await screen.findByText(detail().checked)).toBeTruthy()
    expect(await screen.findByText(detail().allGood)).toBeTruthy()
    const sent = { voucherId, version: 3, orderNo: 'T9' }
    expect(requestsOf(checkVoucher)).toEqual([sent, sent])
  })

  test('without a named order is compared with all of them', async () => {
    answer(checkVoucher, { voucherId, version: 4 })
    const page = await open()
    const dialog = await dialogOf(page, detail().check, detail().checkTitle)
    await page.user.click(dialog.getByRole('button', { name: detail().check }))
    await waitFor(() => expect(requestsOf(checkVoucher)).toEqual([{ voucherId, version: 3 }]))
  })

  test('is taken away with a reason only; where somebody changed it meanwhile the reason stays', async () => {
    refuse(dropVoucher, 'voucherMoved')
    const page = await open()
    const dialog = await dialogOf(page, detail().drop, detail().dropTitle)
    const drop = () => page.user.click(dialog.getByRole('button', { name: detail().drop }))
    await drop()
    expect(dialog.getByText(detail().dropMissing)).toBeTruthy()
    expect(requestsOf(dropVoucher)).toEqual([])
    await page.user.click(dialog.getByRole('textbox'))
    await page.user.paste(' 传错了 ')
    answer(getVoucher, whole({ version: 5, number: '2699' }))
    await drop()
    expect(await dialog.findByText(await sentenceOf('voucherMoved'))).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe(' 传错了 ')
    await screen.findByText('2699')
    answer(dropVoucher, { voucherId, version: 6 })
    await drop()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(dropVoucher).map(({ version, reason }) => [version, reason])).toEqual([
      [3, '传错了'],
      [5, '传错了'],
    ])
  })
})

test('a voucher that was checked meanwhile is compared at the version of now, with the order that was typed', async () => {
  refuse(checkVoucher, 'voucherMoved')
  const page = await open()
  const dialog = await dialogOf(page, detail().check, detail().checkTitle)
  const check = () => page.user.click(dialog.getByRole('button', { name: detail().check }))
  await page.user.type(dialog.getByRole('textbox'), 'T9')
  answer(getVoucher, whole({ version: 7, number: '2699' }))
  await check()
  expect(await dialog.findByText(await sentenceOf('voucherMoved'))).toBeTruthy()
  await screen.findByText('2699')
  answer(checkVoucher, { voucherId, version: 8 })
  await check()
  expect(await screen.findByText(detail().checked)).toBeTruthy()
  expect(requestsOf(checkVoucher)).toEqual([
    { voucherId, version: 3, orderNo: 'T9' },
    { voucherId, version: 7, orderNo: 'T9' },
  ])
})

test('a voucher that is not there says so and leads back', async () => {
  refuse(getVoucher, 'voucherUnknown')
  openPage(voucherPage, paths.voucher({ voucherId }))
  expect((await screen.findByRole('alert')).textContent).toContain(await sentenceOf('voucherUnknown'))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(paths.vouchers())
})
