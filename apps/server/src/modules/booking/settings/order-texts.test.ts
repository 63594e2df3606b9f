import type { CompanyOrderText, CompanyTexts } from '@sojourn/contract/admin/company/company.shapes'
import { createFlightOrder, getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { createCarOrder } from '@sojourn/contract/products/car/car.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusedAs } from '../../../testing/approvals'
import { companyHistory, companyOf, inChinese, saveSection } from '../../../testing/company'
import { carRequest, saveCarDraft } from '../../../testing/cars'
import { choose, detail, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { choosePlan, quotedMeeting } from '../../../testing/meetings'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookVisa } from '../../../testing/visas'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const usual: CompanyOrderText = { asked: 'optional', form: 'free', least: 0, pattern: '', texts: [] }
const sales = { 'zh-CN': '拜访客户', 'zh-TW': '拜訪客戶', en: 'Visit a customer' }

async function ask(of: 'purposes' | 'remarks', more: Partial<CompanyOrderText>) {
  const { sections } = await companyOf(server)
  return saveSection(server, 'texts', { [of]: { ...sections.texts[of], flight: { ...usual, ...more } } })
}

type Answered = Awaited<ReturnType<typeof bookVisa>>['answer']

let quoted: ReturnType<typeof quotedMeeting> | undefined
/** The deposit of a meeting with an offer. */
async function depositOf(on: TestServer): Promise<Answered> {
  quoted ??= quotedMeeting(on)
  return choosePlan(on, await quoted)
}

let day = 2
async function flight(travelType: 1 | 2 = 1) {
  const who = 'employee'
  const tempOrderNo = await saveDraft(server, who, { date: `2026-12-${String(day++).padStart(2, '0')}`, travelType })
  const request = await orderRequest(server, who, tempOrderNo, [await choose(server, who, tempOrderNo, within)])
  const info = expectResult(await server.call(who, getFlightBookInfo, { tempOrderNo }))
  const order = (written: { purpose?: string; remark?: string }) =>
    server.call(who, createFlightOrder, { ...request, ...written })
  return { info, order }
}

describe('[S2.48] the purpose of the trip and the remark, as a company asks them', () => {
  test('are optional until it says otherwise', async () => {
    const { info } = await flight()
    expect(info.purpose).toEqual({ required: false, form: 'free', least: 0, pattern: '', texts: [] })
    expect(info.remark).toEqual(info.purpose)
  })

  test('a purpose that must be chosen is missed, refused in the caller’s words, and kept in one of its languages', async () => {
    expectResult(await ask('purposes', { asked: 'required', form: 'list', texts: [sales] }))
    const { info, order } = await flight()
    expect(info.purpose).toMatchObject({ required: true, form: 'list', texts: ['拜访客户'] })
    expect(await order({})).toMatchObject({ ...refusedAs('orderTextWrong'), field: 'purpose', message: '请填写出差事由' })
    expect(await order({ purpose: '出差' })).toMatchObject({ ...refusedAs('orderTextWrong'), message: '出差事由请从列表中选择' })
    const { orderNo } = expectResult(await order({ purpose: 'Visit a customer' }))
    expect((await detail(server, 'employee', orderNo)).purpose).toBe('Visit a customer')
    expectResult(await ask('purposes', {}))
  })

  test('a remark too short, against its pattern, or that nobody asks for is refused; what is suggested is not', async () => {
    expectResult(await ask('remarks', { least: 6, texts: [inChinese('靠窗')] }))
    const free = await flight()
    expect(await free.order({ remark: '靠走道' })).toMatchObject({ ...refusedAs('orderTextWrong'), field: 'remark' })
    expectResult(await free.order({ remark: '靠窗' }))

    expectResult(await ask('remarks', { form: 'pattern', pattern: 'AA-9999' }))
    const written = await flight()
    expect(await written.order({ remark: '项目 12' })).toMatchObject(refusedAs('orderTextWrong'))
    expectResult(await written.order({ remark: 'XS-2026' }))

    expectResult(await ask('remarks', { asked: 'never' }))
    const never = await flight()
    expect(never.info).not.toHaveProperty('remark')
    expect(await never.order({ remark: '靠窗' })).toMatchObject(refusedAs('orderTextWrong'))
    expectResult(await never.order({}))
  })

  test.each<[keyof CompanyTexts['remarks'], () => Promise<Answered>]>([
    [
      'car',
      async () =>
        server.call('employee', createCarOrder, await carRequest(server, 'employee', await saveCarDraft(server, 'employee'))),
    ],
    ['visa', async () => (await bookVisa(server)).answer],
    ['meeting', () => depositOf(server)],
  ])('orders of %s follow the rule of their own product alone', async (product, order) => {
    const { sections } = await companyOf(server)
    const { remarks } = sections.texts
    const asked = { remarks: { ...remarks, [product]: { ...usual, asked: 'required' } } }
    expectResult(await saveSection(server, 'texts', asked))
    expect((await companyOf(server)).sections.texts.remarks[product].asked).toBe('required')
    expect(await order()).toMatchObject({ ...refusedAs('orderTextWrong'), field: 'remark', message: '请填写备注' })
    expectResult(await saveSection(server, 'texts', { remarks }))
    expect((await order()).problem).toBeUndefined()
  })

  test('personal travel is asked for no purpose, and its remark is free', async () => {
    expectResult(await ask('purposes', { asked: 'required' }))
    expectResult(await ask('remarks', { asked: 'required', least: 100 }))
    const { info, order } = await flight(2)
    expect(info).not.toHaveProperty('purpose')
    expect(info.remark).toMatchObject({ required: false, least: 0 })
    expect((await order({ remark: '靠窗' })).code).not.toBe(refusedAs('orderTextWrong').code)
    expectResult(await ask('purposes', {}))
    expectResult(await ask('remarks', {}))
  })

  test('the history says each rule in a sentence', async () => {
    expectResult(await ask('remarks', { asked: 'required', least: 6, texts: [inChinese('靠窗')] }))
    const [latest] = await companyHistory(server, 'company', 'company')
    expect(latest?.changes).toEqual([{ field: 'remarks', before: [], after: ['国内机票：必填 · 至少 6 个字 · 常用内容：靠窗'] }])
    expectResult(await ask('remarks', {}))
  })

  test.each([
    ['a pattern that says nothing', { form: 'pattern' }],
    ['an empty list', { form: 'list' }],
    ['a text without words', { texts: [inChinese(' ')] }],
    ['a text twice', { texts: [inChinese('靠窗'), inChinese('靠窗')] }],
  ] as const)('%s is refused and changes nothing', async (_case, more) => {
    const before = await companyOf(server)
    expect(await ask('remarks', more as Partial<CompanyOrderText>)).toMatchObject({
      ...refusedAs('companyInvalid'),
      field: 'texts.remarks',
    })
    expect(await companyOf(server)).toEqual(before)
  })

  test('only an administrator writes the rules', async () => {
    const { sections } = await companyOf(server, 'finance')
    const { texts } = sections
    expect(await saveSection(server, 'texts', texts, 'finance')).toMatchObject(refusedAs('forbidden'))
  })
})
