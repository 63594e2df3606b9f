import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { SavedTempOrder } from '@sojourn/contract/booking/draft.shapes'
import { problem } from '@sojourn/contract/kit/problems'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { text as homeEn } from '@sojourn/text/app/home.en'
import { text as homeZh } from '@sojourn/text/app/home.zh-CN'
import { text as widgetsEn } from '@sojourn/text/kit/widgets.en'
import { text as widgetsZh } from '@sojourn/text/kit/widgets.zh-CN'
import { ApiProblem } from '../../../api/problem'
import { modalQueue, type QueuedAsk } from '../../../kit/overlays/modal-queue'
import { loadTexts } from '../../../kit/text/text'
import type { SearchChoices } from './search-frame'
import { submitSearch, type SubmittedSearch } from './submit-search'

const employee = {
  isSigningServiceDate: true,
  signingServiceExpiredType: 1,
  flightBookable: 0,
  trainBookable: -1,
  trainLocalCustomizedBookable: -1,
  personalFlightBookable: 1,
} as EmployeeConfig
const choices: SearchChoices = { travelType: 'business', bookType: 'self', bookMode: 'normal' }
const saved: SavedTempOrder = {
  tempOrderNo: 'T1',
  productType: 1,
  selfBook: true,
  needTravelOrder: false,
  matchTravelApplyOrderList: [],
}
const plan = { wrong: undefined, searchParams: {} }
const cookies: string[] = []

type Flow = SubmittedSearch<object>

function flow(more: Partial<Flow> = {}) {
  const go = vi.fn<Flow['go']>()
  return {
    product: 'flight' as const,
    section: undefined,
    fields: ['departDate', 'segmentQueryList'],
    employee,
    save: vi.fn<Flow['save']>().mockResolvedValue(saved),
    onErrors: vi.fn<Flow['onErrors']>(),
    onPersonal: vi.fn<Flow['onPersonal']>(),
    onChoice: vi.fn<Flow['onChoice']>(),
    onSaved: go,
    go,
    ...more,
  }
}
/** The dialog that is open now, once it is. */
const shownDialog = () => vi.waitUntil(() => modalQueue.read() as QueuedAsk | undefined)

beforeAll(() => loadTexts('app/home', 'app/shell', 'kit/widgets', 'kit/problems'))
beforeEach(() => {
  cookies.length = 0
  vi.stubGlobal('document', {
    set cookie(value: string) {
      cookies.push(value)
    },
  })
  return () => vi.unstubAllGlobals()
})

describe('[S4.11] submitting a search', () => {
  test('saves it, keeps the number of a flight in a cookie and goes on', async () => {
    const one = flow()
    await submitSearch(plan, { ...choices, tripId: 'R1' }, one)
    expect(one.save).toHaveBeenCalledWith({
      type: 0,
      travelType: 1,
      bookType: 0,
      bookMode: 0,
      travelOrderNo: 'R1',
      searchParams: {},
    })
    expect(one.go).toHaveBeenCalledWith('/flight/list?tempOrderNo=T1')
    expect(cookies[0]).toMatch(/^tempOrderNo=T1;/)
  })
  test('[S3.39] the mode is sent for business only', async () => {
    const one = flow()
    await submitSearch(plan, { ...choices, travelType: 'personal' }, one)
    expect(one.save).toHaveBeenCalledWith({ type: 0, travelType: 2, bookType: 0, searchParams: {} })
  })
  test('[S5.03] what is wrong stands beside its field, and nothing is sent', async () => {
    const one = flow()
    await submitSearch({ ...plan, wrong: problem('cityMissing', { field: 'segmentQueryList.0.departCode' }) }, choices, one)
    expect(one.onErrors).toHaveBeenCalledWith({ 'segmentQueryList.0.departCode': '出发和到达城市不能为空' })
    expect(one.save).not.toHaveBeenCalled()
  })
  test('[S5.05] a product that is not open says so in an alert', async () => {
    const one = flow({ product: 'train' })
    const done = submitSearch(plan, choices, one)
    const dialog = await shownDialog()
    expect(dialog).toMatchObject({ title: '提示', confirm: '确定', message: '暂未开通此预订服务' })
    dialog.answer(true)
    await done
    expect(one.save).not.toHaveBeenCalled()
  })
  test('[S5.02] [S8.04] days that cannot be chosen say why in an alert', async () => {
    const section = { choosable: false, cannotChooseMsg: '暂停预订' } as Flow['section']
    const done = submitSearch(plan, choices, flow({ section }))
    const dialog = await shownDialog()
    expect(dialog.message).toBe('暂停预订')
    dialog.answer(true)
    await done
  })
  test.each([
    ['confirmed', true, 1],
    ['cancelled', false, 0],
  ] as const)(
    '[S5.01] [S4.29] [S8.05] without an agreement in force a personal trip is offered: %s',
    async (_, answer, times) => {
      const one = flow({ employee: { ...employee, isSigningServiceDate: false } })
      const done = submitSearch(plan, choices, one)
      const dialog = await shownDialog()
      expect(dialog).toMatchObject({ confirm: '改为因私出行', cancel: true })
      dialog.answer(answer)
      await done
      expect(one.onPersonal).toHaveBeenCalledTimes(times)
      expect(one.save, 'the search is blocked').not.toHaveBeenCalled()
    },
  )
  test('[S4.29] [S5.01] [S8.05] where the company does not allow a personal trip instead, an alert says so', async () => {
    const expired = { ...employee, isSigningServiceDate: false, signingServiceExpiredType: 0 }
    const one = flow({ employee: expired })
    const done = submitSearch(plan, choices, one)
    const dialog = await shownDialog()
    expect(dialog.cancel).toBeUndefined()
    dialog.answer(true)
    await done
    expect(one.onPersonal).not.toHaveBeenCalled()
    expect(one.save).not.toHaveBeenCalled()
  })
})

describe('what the server may answer', () => {
  const answering = (error: unknown) => flow({ save: vi.fn<Flow['save']>().mockRejectedValue(error) })

  test('[S8.01] [S7.56] a failure is an alert with its sentence', async () => {
    const one = answering(new ApiProblem({ code: 100500, problem: 'unexpected', message: '系统出现意外' }))
    await submitSearch(plan, choices, one)
    const dialog = await shownDialog()
    expect(dialog).toMatchObject({ title: '提示', confirm: '确定', message: '系统出现意外' })
    dialog.answer(true)
    expect(one.go).not.toHaveBeenCalled()
  })
  test('[S8.01] the alert is titled 提示 or Tip, and its button says 确定 or OK', () => {
    expect([homeZh.tip, widgetsZh.ok]).toEqual(['提示', '确定'])
    expect([homeEn.tip, widgetsEn.ok]).toEqual(['Tip', 'OK'])
  })
  test('a failure of a field stands beside it', async () => {
    const one = answering(new ApiProblem({ code: 400006, message: '日期不能早于今天', field: 'searchParams.departDate' }))
    await submitSearch(plan, choices, one)
    expect(one.onErrors).toHaveBeenCalledWith({ departDate: '日期不能早于今天' })
  })
  test('[S4.17] [S8.16] a lost network only ends the search', async () => {
    const one = answering(new ApiProblem({ code: 0, message: '网络已断开', offline: true }))
    await submitSearch(plan, choices, one)
    expect(modalQueue.read()).toBeUndefined()
    expect(one.onErrors).not.toHaveBeenCalled()
    expect(one.go).not.toHaveBeenCalled()
  })
  test('[S4.15] [S8.02] 310002 opens the chooser; [S4.16] the chosen application saves the search and goes on', async () => {
    const result = { ...saved, selfBook: false }
    const save = vi
      .fn<Flow['save']>()
      .mockRejectedValueOnce(new ApiProblem({ code: 310002, problem: 'applicationChoice', message: '', result }))
      .mockResolvedValueOnce({ ...saved, selfBook: false, needTravelOrder: true })
    const onChoice = vi.fn<Flow['onChoice']>()
    const one = flow({ save, onChoice })
    await submitSearch({ ...plan, returnDate: '2026-12-01' }, { ...choices, bookType: 'application' }, one)
    const [choice] = onChoice.mock.calls[0]!
    expect(choice.kept).toEqual(result)
    await choice.resume({ travelApplyNo: 'A2' } as Parameters<typeof choice.resume>[0])
    expect(save.mock.calls[1]?.[0]).toMatchObject({ travelApplyNo: 'A2', bookType: 2 })
    expect(one.go).toHaveBeenCalledWith('/flight/list?tempOrderNo=T1')
  })
})
