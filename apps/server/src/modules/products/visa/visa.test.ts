import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder, getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { getAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { getVisaCases, reviewVisaMaterial } from '@sojourn/contract/products/visa/desk.calls'
import {
  readVisaMaterial,
  reuseVisaMaterial,
  sendVisaPassport,
  uploadVisaMaterial,
  withdrawVisaApplicant,
} from '@sojourn/contract/products/visa/order.calls'
import { getVisaOrderTemp, getVisaTemplate, visaProductDetail, visaSearch } from '@sojourn/contract/products/visa/visa.calls'
import { getVisaCountry, visaSearchFilters } from '@sojourn/contract/reference/visa-country.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../../kit/clock'
import { expectResult } from '../../../testing/flights'
import { givePassport } from '../../../testing/intl-flight/orders'
import { expectBooksToBalance, payersOf } from '../../../testing/ledger'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'
import {
  advance,
  bookVisa,
  bringAll,
  grant,
  lodgeVisa,
  payVisa,
  reviewAll,
  saveVisaSearch,
  scanned,
  uploadOf,
  visaDesk,
  visaOrder,
} from '../../../testing/visas'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'manager', { number: 'E77010002', name: 'CHEN/ZHIYUAN' })
  await givePassport(server, 'admin', { number: 'E77010003', name: 'ZHOU/YAQIN' })
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

/** A day so far ahead that the desk can be in time, within what can be searched. */
const soon = (): string => addDays(chinaDate(server.context.clock.now()), 19)

const notifications = (subject: string, orderNo: string): Promise<number> =>
  countOf(server, 'mail', "subject LIKE $1 || '%' AND subject_no = $2", [subject, orderNo])

describe('a visa for two, from search to returned passport', () => {
  test('[S7.50] one paper is refused first; the order is issued when both are decided and over when the passports are back', async () => {
    const travellers = ['1-employee', '1-manager']
    const { answer } = await bookVisa(server, { who: 'manager', search: { travellers, departDate: soon() } })
    const { orderNo } = expectResult(answer)
    const paid = await payVisa(server, 'manager', orderNo, 'director')
    expect(paid).toMatchObject({ open: true, stateName: '办理中', visa: { passportNeeded: true, late: false } })
    expect(paid.applicants.map(({ status }) => status)).toEqual(['collecting', 'collecting'])

    // Each brings the own papers; the booker may bring those of both.
    await bringAll(server, 'employee', orderNo, 0)
    await bringAll(server, 'manager', orderNo, 1)
    await reviewAll(server, orderNo, 0, 'passportScan')
    await reviewAll(server, orderNo, 1)
    const seen = await visaOrder(server, 'employee', orderNo)
    expect(seen.applicants[0]).toMatchObject({ status: 'supplement' })
    expect(seen.applicants[0]!.materials.find(({ state }) => state === 'refused')?.remark).toBe('照片反光，看不清号码')
    expect(await notifications('请重新提交材料', orderNo)).toBe(2)
    expect(await advance(server, orderNo, 0, { step: 'lodged' })).toMatchObject({ problem: 'visaMaterialsOpen' })

    await bringAll(server, 'employee', orderNo, 0)
    await reviewAll(server, orderNo, 0)
    const sent = { orderNo, traveller: 0, trackingNo: 'SF1234567890' }
    expectResult(await server.call('employee', sendVisaPassport, sent))
    for (const traveller of [0, 1]) {
      expectResult(await advance(server, orderNo, traveller, { step: 'passportReceived' }))
      expectResult(await advance(server, orderNo, traveller, { step: 'lodged' }))
      expectResult(await advance(server, orderNo, traveller, grant))
    }
    await server.context.drainJobs()
    expect(await visaOrder(server, 'manager', orderNo)).toMatchObject({ open: false, stateName: '已出签' })
    expect(await notifications('签证办理已有结果', orderNo)).toBe(2)

    for (const traveller of [0, 1])
      expectResult(await advance(server, orderNo, traveller, { step: 'passportReturned', trackingNo: `SF99887766${traveller}` }))
    await server.context.drainJobs()
    const back = await visaOrder(server, 'manager', orderNo)
    expect(back).toMatchObject({ stateName: '已完成' })
    expect(back.applicants.map(({ status, returnedNo }) => [status, returnedNo])).toEqual([
      ['returned', 'SF998877660'],
      ['returned', 'SF998877661'],
    ])
    expect(back.events[0]?.sentence).toContain('SF998877661')
    await server.turn(21 * 24 * 60)
    const { list } = expectResult(await server.call('manager', getTripOrderList, {}))
    expect(stateOfNumber(list.find((order) => order.orderNo === orderNo)!.state)).toBe('completed')
  })

  test('whoever holds a visa, or has applied for one, is told so before a second is bought', async () => {
    const again = await bookVisa(server, { search: { departDate: soon() } })
    expect(again.answer).toMatchObject({ problem: 'visaHeld', field: 'acceptHeld' })
    const { answer } = await bookVisa(server, { search: { departDate: soon() }, more: { acceptHeld: true } })
    const { orderNo } = expectResult(answer)
    const twice = await bookVisa(server, { search: { departDate: soon() }, more: { acceptHeld: true } })
    expect(twice.answer).toMatchObject({ problem: 'visaAppliedAlready', field: 'travellers.0' })
    expect(twice.answer.message).toContain(orderNo)
    expectResult(await server.call('employee', cancelOrder, { orderNo }))
  })
})

describe('what is lost by giving up', () => {
  const ordered = async (productId = 'kr-b', country = 'KR') => {
    const { answer } = await bookVisa(server, { search: { country, departDate: soon() }, productId })
    const { orderNo } = expectResult(answer)
    return payVisa(server, 'employee', orderNo)
  }

  test('before anything is lodged the booker cancels, and all comes back', async () => {
    const { orderNo } = await ordered()
    await bringAll(server, 'employee', orderNo, 0)
    expectResult(await server.call('employee', cancelOrder, { orderNo }))
    await server.context.drainJobs()
    expect(await visaOrder(server, 'employee', orderNo)).toMatchObject({ stateName: '已取消', open: false })
    expect((await payersOf(server, orderNo)).paid).toEqual({})
  })

  test.each(['at the desk', 'on its way'])('a passport that is %s when the order is cancelled goes back', async (where) => {
    const { orderNo } = await ordered()
    const sent = { orderNo, traveller: 0, trackingNo: 'SF1234567890' }
    expectResult(await server.call('employee', sendVisaPassport, sent))
    if (where === 'at the desk') expectResult(await advance(server, orderNo, 0, { step: 'passportReceived' }))
    expectResult(await server.call('employee', cancelOrder, { orderNo }))
    await server.context.drainJobs()
    const atDesk = async () => {
      const { list } = expectResult(await server.call(visaDesk, getVisaCases, { enterpriseId: 1 }))
      return list.some((found) => found.orderNo === orderNo)
    }
    expect(await atDesk()).toBe(true)
    if (where === 'on its way') expectResult(await advance(server, orderNo, 0, { step: 'passportReceived' }))
    expectResult(await advance(server, orderNo, 0, { step: 'passportReturned', trackingNo: 'SF9988776655' }))
    expect(await atDesk()).toBe(false)
    const { stateName, applicants } = await visaOrder(server, 'employee', orderNo)
    expect([stateName, applicants[0]!.passport, applicants[0]!.returnedNo]).toEqual(['已取消', 'returned', 'SF9988776655'])
  })

  test('once it is lodged cancelling is refused; who withdraws gets half of the service back', async () => {
    const order = await ordered()
    const { orderNo } = order
    await lodgeVisa(server, 'employee', orderNo, 0)
    expect(await server.call('employee', cancelOrder, { orderNo })).toMatchObject({ problem: 'visaStepIllegal' })
    const { withdrawal } = (await visaOrder(server, 'employee', orderNo)).applicants[0]!
    expect(withdrawal).toEqual({ back: 16_000, lost: 44_000 })
    const asked = { orderNo, traveller: 0, expectedBack: 0 }
    expect(await server.call('employee', withdrawVisaApplicant, asked)).toMatchObject({ problem: 'priceChanged' })
    expectResult(await server.call('employee', withdrawVisaApplicant, { ...asked, expectedBack: withdrawal!.back }))
    await server.context.drainJobs()
    expect(await visaOrder(server, 'employee', orderNo)).toMatchObject({ stateName: '已撤回' })
    expect((await payersOf(server, orderNo)).paid).toEqual({ companyCredit: order.total - 16_000 })
  })

  test('refused by the consulate: its fee is lost, and half of the service comes back', async () => {
    const order = await ordered()
    const { orderNo } = order
    await lodgeVisa(server, 'employee', orderNo, 0)
    expect(await advance(server, orderNo, 0, { step: 'refused' })).toMatchObject({
      problem: 'visaStepIncomplete',
      field: 'refusal',
    })
    expectResult(await advance(server, orderNo, 0, { step: 'refused', refusal: '出行目的说明不足' }))
    await server.context.drainJobs()
    const seen = await visaOrder(server, 'employee', orderNo)
    expect(seen).toMatchObject({ stateName: '已拒签', applicants: [{ refusal: '出行目的说明不足' }] })
    expect((await payersOf(server, orderNo)).paid).toEqual({ companyCredit: order.total - 16_000 })
  })

  test('of two, one withdraws before lodging: that share comes back when the other is decided', async () => {
    const travellers = ['1-admin', '1-manager']
    const { answer } = await bookVisa(server, {
      who: 'manager',
      search: { country: 'PH', departDate: soon(), travellers },
      productId: 'ph-b',
    })
    const { orderNo } = expectResult(answer)
    const order = await payVisa(server, 'manager', orderNo, 'director')
    const { withdrawal } = order.applicants[1]!
    expect(withdrawal).toEqual({ back: 58_000, lost: 0 })
    const asked = { orderNo, traveller: 1, expectedBack: withdrawal!.back }
    expectResult(await server.call('manager', withdrawVisaApplicant, asked))
    await lodgeVisa(server, 'manager', orderNo, 0)
    expectResult(await advance(server, orderNo, 0, grant))
    await server.context.drainJobs()
    expect(await visaOrder(server, 'manager', orderNo)).toMatchObject({ stateName: '已出签' })
    expect((await payersOf(server, orderNo)).paid).toEqual({ companyCredit: order.total - 58_000 })
  })
})

describe('papers', () => {
  let orderNo: string
  beforeAll(async () => {
    const { answer } = await bookVisa(server, {
      who: 'manager',
      search: { country: 'BR', departDate: soon(), travellers: ['1-employee', '1-admin'] },
      productId: 'br-b',
    })
    orderNo = expectResult(answer).orderNo
    await payVisa(server, 'manager', orderNo, 'director')
  })

  test.each<[string, object, string]>([
    ['a text that is called a picture', { content: Buffer.from('no picture at all').toString('base64') }, 'fileUnreadable'],
    ['a picture that is called a PDF', { fileName: 'passport.pdf' }, 'fileMismatch'],
    ['a picture that was cut off', { content: scanned().subarray(0, 40).toString('base64') }, 'fileUnreadable'],
    ['more than five megabytes', { content: Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64') }, 'fileTooLarge'],
    [
      'a PDF that runs something',
      { fileName: 'form.pdf', content: Buffer.from('%PDF-1.7\n/OpenAction << /S /JavaScript >>\n%%EOF').toString('base64') },
      'fileUnsafe',
    ],
    ['a paper that nobody asks for', { material: 'studentCertificate' }, 'visaPartUnknown'],
    ['of an applicant who is not there', { traveller: 5 }, 'visaPartUnknown'],
  ])('%s is refused, and nothing is kept', async (_what, more, problem) => {
    const before = await countOf(server, 'visa_upload')
    const asked = uploadOf(orderNo, 0, 'photo', more)
    expect(await server.call('employee', uploadVisaMaterial, asked)).toMatchObject({ problem })
    expect(await countOf(server, 'visa_upload')).toBe(before)
  })

  test.each([
    [8, 'fileTooLarge', /5 MB/],
    [50, 'requestTooLarge', /过大|too large/],
  ] as const)(
    'a file of %i megabytes is refused in words of the reader, and nothing is kept',
    async (megabytes, problem, words) => {
      const before = await countOf(server, 'visa_upload')
      const content = Buffer.alloc(megabytes * 1024 * 1024).toString('base64')
      for (const language of ['zh-CN', 'en'] as const) {
        const answer = await server.call('employee', uploadVisaMaterial, uploadOf(orderNo, 0, 'photo', { content }), { language })
        expect(answer).toMatchObject({ problem, message: expect.stringMatching(words) as unknown })
      }
      expect(await countOf(server, 'visa_upload')).toBe(before)
    },
  )

  test('only the applicant and the booker bring and read them; nobody else hears that they are there', async () => {
    const asked = uploadOf(orderNo, 0, 'photo')
    expect(await server.call('admin', uploadVisaMaterial, asked)).toMatchObject({ problem: 'visaNotYours' })
    expect(await server.call('director', uploadVisaMaterial, asked)).toMatchObject({ problem: 'orderUnknown' })
    expectResult(await server.call('employee', uploadVisaMaterial, asked))
    const { applicants } = await visaOrder(server, 'manager', orderNo)
    const { uploadId } = applicants[0]!.materials.find(({ material }) => material === 'photo')!.upload!
    const read = { orderNo, uploadId }
    expect(await server.call('admin', readVisaMaterial, read)).toMatchObject({ problem: 'visaNotYours' })
    expect(await server.call('director', readVisaMaterial, read)).toMatchObject({ problem: 'orderUnknown' })
    const before = await countOf(server, 'access_log')
    const { content, mediaType } = expectResult(await server.call('manager', readVisaMaterial, read))
    expect(mediaType).toBe('image/png')
    expect(Buffer.from(content, 'base64').includes('121.47E')).toBe(false)
    expect(await countOf(server, 'access_log')).toBe(before + 1)
    const told = (await visaOrder(server, 'admin', orderNo)).applicants[0]!.materials.map(({ state, upload }) => [state, upload])
    expect(told).toContainEqual(['uploaded', undefined])
  })

  test('of two who review the same paper the first decides', async () => {
    const { list } = expectResult(await server.call(visaDesk, getVisaCases, { enterpriseId: 1 }))
    const found = list.find((each) => each.orderNo === orderNo)!.applicants[0]!
    const { material, upload } = found.materials.find(({ state }) => state === 'uploaded')!
    const asked = { enterpriseId: 1, orderNo, traveller: 0, material, uploadId: upload!.uploadId, remark: '请换白底照片' }
    const [one, other] = await Promise.all([
      server.call(visaDesk, reviewVisaMaterial, { ...asked, accepted: true }),
      server.call(visaDesk, reviewVisaMaterial, { ...asked, accepted: false }),
    ])
    expect([one, other].filter(({ success }) => success)).toHaveLength(1)
    expect([one, other].find(({ success }) => !success)).toMatchObject({ problem: 'visaMaterialMoved' })
    expect(await server.call(visaDesk, reviewVisaMaterial, { ...asked, accepted: false, remark: ' ' })).toMatchObject({
      problem: 'visaRemarkMissing',
    })
  })

  test('serve again where their owner agreed', async () => {
    const brought = uploadOf(orderNo, 0, 'businessLicence', { keepForLater: true })
    expectResult(await server.call('employee', uploadVisaMaterial, brought))
    const later = expectResult(
      (await bookVisa(server, { search: { country: 'TH', departDate: soon() }, productId: 'th-b' })).answer,
    )
    const second = await payVisa(server, 'employee', later.orderNo)
    const { earlier } = second.applicants[0]!.materials.find(({ material }) => material === 'businessLicence')!
    const asked = { orderNo: later.orderNo, traveller: 0, material: 'businessLicence', uploadId: earlier!.uploadId } as const
    expect(await server.call('admin', reuseVisaMaterial, asked)).toMatchObject({ problem: 'orderUnknown' })
    expect(await server.call('employee', reuseVisaMaterial, { ...asked, material: 'photo' })).toMatchObject({
      problem: 'visaPartUnknown',
    })
    expectResult(await server.call('employee', reuseVisaMaterial, asked))
    expectResult(await server.call('employee', cancelOrder, { orderNo: later.orderNo }))
  })
})

test('[S7.49] a country and a province are found, the search is kept and read again, and leads to one visa', async () => {
  const { searchResultList = [] } = expectResult(await server.call('employee', getVisaCountry, { KeyWords: 'riben' }))
  const { provinceFilters } = expectResult(await server.call('employee', visaSearchFilters, {}))
  const shanghai = provinceFilters.find(({ pinyin }) => pinyin === 'shanghai')!
  expect(searchResultList.map(({ name }) => name)).toContain('日本')
  const tempOrderNo = await saveVisaSearch(server, 'employee', { departDate: soon(), provinceId: shanghai.id })
  const { searchParams } = expectResult(await server.call('employee', getVisaOrderTemp, { tempOrderNo }))
  expect(searchParams).toMatchObject({ countryName: '日本', provinceName: '上海', visaType: 0 })
  const { products } = expectResult(await server.call('employee', visaSearch, { tempOrderNo }))
  const productId = products[0]!.productId
  const detail = expectResult(await server.call('employee', visaProductDetail, { tempOrderNo, productId }))
  expect(detail).toMatchObject({ countryName: '日本', product: { productId, district: { code: 'SHA' } } })
  const other = { tempOrderNo, productId: 'kr-b' }
  expect(await server.call('employee', visaProductDetail, other)).toMatchObject({ problem: 'visaProductUnknown' })
})

test('[S5.13] without a residence all visas of a country are shown, with one only those that are applied for there', async () => {
  const found = async (provinceId: number) => {
    const tempOrderNo = await saveVisaSearch(server, 'employee', { country: 'TH', departDate: soon(), provinceId })
    return expectResult(await server.call('employee', visaSearch, { tempOrderNo }))
  }
  expect((await found(0)).products).toHaveLength(1)
  expect((await found(31)).products[0]?.district?.name).toBe('上海领区')
  expect((await found(54)).products).toEqual([])
  expect((await found(54)).rules.map(({ passport }) => passport)).toEqual(['CN', 'HK', 'MO', 'TW'])
})

test('[S7.49] the page tells purposes, conditions and since when a rule holds, and what a stop on the way asks', async () => {
  const found = async (country: string) => {
    const tempOrderNo = await saveVisaSearch(server, 'employee', { country, departDate: soon() })
    return expectResult(await server.call('employee', visaSearch, { tempOrderNo }))
  }
  const turkey = await found('TR')
  expect(turkey.rules.slice(0, 2)).toMatchObject([
    { passport: 'CN', purpose: 'business', need: 'evisa' },
    { passport: 'CN', purpose: 'tourism', need: 'free', validFrom: '2026-01-02', conditions: '每 180 天内累计停留不超过 90 天' },
  ])
  expect(turkey.transit.kind).toBe('airside')
  expect((await found('US')).transit.sentence).toContain('转机也需过境签证（2026年11月20日 查询')
  expect((await found('KE')).transit.kind).toBe('unknown')
})

test.each([
  ['zh-CN', 'employmentLetter', '在职证明模板.rtf', '致：【国家】'],
  ['en', 'parentalConsent', 'Parental consent, template.rtf', 'We are [name of father]'],
] as const)('[S7.49] %s: the template of %s is a page for word processors', async (language, material, fileName, begins) => {
  const file = expectResult(await server.call('employee', getVisaTemplate, { material }, { language }))
  expect(file).toMatchObject({ fileName, mediaType: 'application/rtf' })
  const page = Buffer.from(file.content, 'base64').toString('latin1')
  expect(page).toMatch(/^\{\\rtf1[ -~\n]*\}$/)
  const read = page.replaceAll(/\\u(-?\d+)\?/g, (_all, unit: string) => String.fromCharCode(Number(unit) & 0xff_ff))
  expect(read).toContain(begins)
})

test('the desk is told what waits for it, and nothing while papers are still to come', async () => {
  const { answer } = await bookVisa(server, { search: { country: 'RU', departDate: soon() }, productId: 'ru-b' })
  const { orderNo } = expectResult(answer)
  await payVisa(server, 'employee', orderNo)
  const waiting = async () =>
    expectResult(await server.call(visaDesk, getAgencyWork, {})).list.some(({ workNo }) => workNo === orderNo)
  expect(await waiting()).toBe(false)
  expectResult(await server.call('employee', uploadVisaMaterial, uploadOf(orderNo, 0, 'photo')))
  expect(await waiting()).toBe(true)
})

test('files go: soon after their order is over, and where their owner agreed to keep them when they no longer serve', async () => {
  const left = (): Promise<number> => countOf(server, 'visa_upload')
  const kept = (): Promise<number> => countOf(server, 'visa_upload', 'keep_for_later')
  expect(await kept()).toBe(1)
  await server.turn(32 * 24 * 60)
  // Of orders that are still open, and what serves again.
  expect(await countOf(server, 'visa_upload', "NOT keep_for_later AND delete_on <= '2027-01-05'")).toBe(0)
  expect(await left()).toBeGreaterThan(1)
  await server.turn(160 * 24 * 60)
  expect([await left(), await kept()]).toEqual([1, 1])
  await server.turn(180 * 24 * 60)
  expect(await left()).toBe(0)
})
