// @vitest-environment happy-dom
import type { VisaApplicant, VisaOrderDetail } from '@sojourn/contract/products/visa/order.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  getVisaOrderDetail,
  revealVisaNumber,
  reuseVisaMaterial,
  sendVisaPassport,
  uploadVisaMaterial,
  withdrawVisaApplicant,
} from '../../../../api/calls/products/visa/order'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { order } from '../../../../testing/order'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import { applicant, paper } from '../../../../testing/visa'
import * as orderPage from './order-page'

inBrowser('products/visa/words', 'products/visa/order')

const text = () => readText('products/visa/order')
const orderNo = order.orderNo
const moved = { orderNo, status: 'collecting' } as const
const visa = {
  productId: 'p1',
  name: '日本商务签证',
  kind: 'business',
  countryName: '日本',
  departDate: '2027-01-10',
  workingDays: 5,
  express: false,
  entries: 'single',
  stayDays: 15,
  passportNeeded: true,
  late: false,
} as const satisfies Sketch<VisaOrderDetail['visa']>

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

const tell = (...applicants: Sketch<VisaApplicant>[]) =>
  answer(getVisaOrderDetail, { ...order, visa, open: true, applicants, events: [] })
async function open(...applicants: Sketch<VisaApplicant>[]) {
  tell(...applicants)
  const page = openPage(orderPage, paths.visaOrder({ orderId: orderNo }))
  await screen.findByRole('heading', { name: visa.name })
  return page
}
const uploadName = () => text().uploadOf({ material: '在职证明', name: '林晓雯' })

describe('the papers of an applicant', () => {
  test.each([
    ['that is missing', { state: 'missing' }, () => text().upload],
    ['that waits for the desk', { state: 'uploaded' }, () => text().uploadAgain],
    ['that was sent back, with what is wanting', { state: 'refused', remark: '请加盖公章' }, () => text().uploadAgain],
    ['that was taken', { state: 'accepted' }, undefined],
  ] as const)('%s: brought as long as it is not taken', async (_case, more, offered) => {
    await open({ ...applicant, materials: [{ ...paper, ...more }] })
    expect(screen.getByText(text().states[more.state])).toBeTruthy()
    expect(screen.queryByRole('button', { name: uploadName() })?.textContent).toBe(offered?.())
    if ('remark' in more) expect(screen.getByText(more.remark)).toBeTruthy()
  })

  test('are brought by whoever may, until they are lodged', async () => {
    await open({ ...applicant, mayBring: false }, { ...applicant, traveller: 1, name: '陈志远', stage: 'lodged' })
    expect(screen.queryAllByRole('button', { name: /^上传/ })).toEqual([])
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('are sent with what the applicant agreed to; a refusal stands at the paper, which is brought anew', async () => {
    refuse(uploadVisaMaterial, 'fileMismatch')
    const { user } = await open(applicant)
    const row = within(screen.getByText(paper.name).closest('li')!)
    const bring = () =>
      user.upload(
        screen.getByText(paper.name).closest('li')!.querySelector('input')!,
        new File(['%PDF-1.7'], '在职证明.pdf', { type: 'application/pdf' }),
      )
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${text().keep}`) }))
    await bring()
    expect(await row.findByText(await sentenceOf('fileMismatch'))).toBeTruthy()
    answer(uploadVisaMaterial, moved)
    tell({ ...applicant, materials: [{ ...paper, state: 'uploaded' }] })
    await bring()
    expect(await screen.findByText(text().uploaded)).toBeTruthy()
    expect(await screen.findByText(text().states.uploaded)).toBeTruthy()
    const content = btoa('%PDF-1.7')
    const sent = { orderNo, traveller: 0, material: paper.material, fileName: '在职证明.pdf', content, keepForLater: true }
    expect(requestsOf(uploadVisaMaterial).at(-1)).toEqual(sent)
  })

  test('of an earlier application are used again at one press', async () => {
    answer(reuseVisaMaterial, moved)
    const earlier = { uploadId: 'u1', uploadedAt: '2026-05-01T02:00:00Z' }
    const { user } = await open({ ...applicant, materials: [{ ...paper, earlier }] })
    const go = holdBack(reuseVisaMaterial)
    await user.dblClick(screen.getByRole('button', { name: text().reuse({ day: formatInstant(earlier.uploadedAt) }) }))
    go()
    expect(await screen.findByText(text().uploaded)).toBeTruthy()
    expect(requestsOf(reuseVisaMaterial)).toEqual([{ orderNo, traveller: 0, material: paper.material, uploadId: 'u1' }])
  })
})

describe('the passport', () => {
  test('is said to be sent with a number of its courier; what is none is told at the field', async () => {
    answer(sendVisaPassport, moved)
    const { user } = await open(applicant)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(text().trackingNo) })
    for (const typed of ['SF1', 'SF 12345', '顺丰123456']) {
      await user.clear(field)
      await user.paste(typed)
      await user.click(screen.getByRole('button', { name: text().send }))
      expect(screen.getByText(text().trackingWrong)).toBeTruthy()
    }
    expect(requestsOf(sendVisaPassport)).toEqual([])
    await user.clear(field)
    await user.paste(' SF-1234567 ')
    tell({ ...applicant, passport: 'sent', sentNo: 'SF-1234567' })
    await user.click(screen.getByRole('button', { name: text().send }))
    expect(await screen.findByText(text().tracking({ number: 'SF-1234567' }))).toBeTruthy()
    expect(requestsOf(sendVisaPassport)).toEqual([{ orderNo, traveller: 0, trackingNo: 'SF-1234567' }])
  })

  test('that is at the desk is sent no more', async () => {
    await open({ ...applicant, passport: 'desk' })
    expect(screen.queryByRole('button', { name: text().send })).toBeNull()
  })
})

describe('an application that is given up', () => {
  const asked = (back: number, lost: number) =>
    text().withdrawAsk({ name: '林晓雯', back: formatPrice(back), lost: formatPrice(lost) })

  test('says what comes back and what is lost; where that changed meanwhile the new sums are asked about', async () => {
    refuse(withdrawVisaApplicant, 'priceChanged')
    const lodged = (back: number, lost: number) => ({ ...applicant, stage: 'lodged', withdrawal: { back, lost } }) as const
    const { user } = await open(lodged(30_000, 20_000))
    const giveUp = async (back: number, lost: number) => {
      await user.click(await screen.findByRole('button', { name: text().withdraw }))
      const question = within(await screen.findByRole('dialog', { name: text().withdrawTitle }))
      await question.findByText(asked(back, lost))
      await user.click(question.getByRole('button', { name: text().withdraw }))
    }
    tell(lodged(10_000, 40_000))
    await giveUp(30_000, 20_000)
    expect(await screen.findByText(await sentenceOf('priceChanged'))).toBeTruthy()
    await waitFor(() => expect(requestsOf(getVisaOrderDetail)).toHaveLength(2))
    answer(withdrawVisaApplicant, moved)
    await giveUp(10_000, 40_000)
    expect(await screen.findByText(text().withdrawn)).toBeTruthy()
    expect(requestsOf(withdrawVisaApplicant).map(({ expectedBack }) => expectedBack)).toEqual([30_000, 10_000])
  })

  test.each([
    ['of the only one, whose order is cancelled instead', [{ ...applicant, withdrawal: { back: 1, lost: 0 } }], 0],
    [
      'of one of several',
      [
        { ...applicant, withdrawal: { back: 1, lost: 0 } },
        { ...applicant, traveller: 1 },
      ],
      1,
    ],
    ['that cannot be given up any more', [{ ...applicant, stage: 'granted' }], 0],
  ] as const)('before it is lodged %s', async (_case, applicants, buttons) => {
    await open(...applicants)
    expect(screen.queryAllByRole('button', { name: text().withdraw })).toHaveLength(buttons)
  })
})

test('an order that is not paid yet says from when papers are brought', async () => {
  answer(getVisaOrderDetail, { ...order, visa, open: false, applicants: [{ ...applicant, mayBring: false }], events: [] })
  openPage(orderPage, paths.visaOrder({ orderId: orderNo }))
  expect(await screen.findByText(text().notOpen)).toBeTruthy()
})

test('the number of a visa is masked until its holder asks for it', async () => {
  answer(revealVisaNumber, { value: 'JV2026001' })
  const granted = {
    validFrom: '2026-12-01',
    validUntil: '2027-02-28',
    entries: 'single',
    stayDays: 15,
    visaNo: 'JV*****01',
  } as const
  const { user } = await open({ ...applicant, stage: 'granted', granted })
  expect(screen.getByText('JV*****01')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: text().revealNo }))
  expect(await screen.findByText('JV2026001')).toBeTruthy()
  expect(requestsOf(revealVisaNumber)).toEqual([{ orderNo, traveller: 0 }])
  await user.click(screen.getByRole('button', { name: text().hideNo }))
  expect(screen.getByText('JV*****01')).toBeTruthy()
})
