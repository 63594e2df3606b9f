// @vitest-environment happy-dom
import type { LabRun, LabRunDetail, TrialResult } from '@sojourn/contract/products/policy-lab.shapes'
import type { PolicyDetail } from '@sojourn/contract/products/travel-policy.shapes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getDepartments } from '../../../api/calls/admin/people/department'
import {
  cancelLabRun,
  getGoldenOffers,
  getGoldenTrips,
  getLabRun,
  getLabRuns,
  replayPolicies,
  tryPolicy,
} from '../../../api/calls/products/policy-lab'
import { getPolicies, getPolicy } from '../../../api/calls/products/travel-policy'
import { formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { holdTime, inBrowser, stopClock } from '../../../testing/browser'
import { savedFiles } from '../../../testing/files'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as labPage from './lab-page'

inBrowser('admin/policy/lab', 'admin/policy/golden', 'admin/policy/policy', 'booking/policy/standards', 'kit/drafts')

const text = () => readText('admin/policy/lab')
const golden = () => readText('admin/policy/golden')
const run = {
  runId: 'r1',
  what: 'trial',
  product: 'flight',
  from: '2026-08-22',
  to: '2026-11-20',
  everybody: false,
  policy: { policyId: 'p1', name: '员工标准', subject: 'version', version: 2 },
  state: 'done',
  walked: 1200,
  total: 1200,
  by: '王芳',
  askedAt: '2026-11-20T01:00:00Z',
  begunAgain: false,
} as const satisfies LabRun
const counted = (count: number, amount: number) => ({ count, amount })
const judged = { violating: counted(3, 900_00), approval: counted(2, 500_00), refused: counted(1, 400_00) }
const trial = {
  sets: 40,
  offers: 1234,
  booked: { orders: 12, count: 15, amount: 30_000_00 },
  unknown: 2,
  before: judged,
  after: { ...judged, violating: counted(5, 1_500_00) },
  verdicts: [{ verdict: 'within', before: 10, after: 8 }],
  difference: { harder: counted(2, 600_00), eased: counted(0, 0) },
  saving: counted(1, 250_00),
  refusedPeople: 1,
  refused: [{ name: '林晓雯', count: 1, amount: 400_00 }],
  worst: [
    {
      orderNo: 'F1',
      title: '北京 — 上海',
      travelOn: '2026-10-01',
      people: ['林晓雯'],
      amount: 900_00,
      before: 'within',
      after: 'forbidden',
      rules: [],
      sentences: ['差标：最高可乘经济舱'],
      cheapest: 650_00,
    },
    {
      title: '北京 — 广州',
      travelOn: '2026-10-02',
      people: ['陈**'],
      amount: 700_00,
      before: 'within',
      after: 'approval',
      rules: [],
      sentences: ['须提前 3 天预订'],
    },
  ],
} as const satisfies Sketch<TrialResult>

const policy = {
  policyId: 'p1',
  version: 2,
  versions: [
    { version: 2, state: 'inForce' },
    { version: 1, state: 'past' },
  ],
} as unknown as PolicyDetail

const runsAre = (runs: readonly Sketch<LabRun>[], mayTry = true) => answer(getLabRuns, { list: runs, mayTry })
const foundIs = (more: Sketch<LabRunDetail>) => answer(getLabRun, { ...run, ...more })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'managePolicies'] })
  runsAre([run])
  foundIs({ trial })
  answer(getPolicies, {
    list: [
      { policyId: 'p1', name: '员工标准' },
      { policyId: 'p2', name: '高管标准' },
    ],
  })
  answer(getPolicy, policy as never)
  answer(getDepartments, { list: [{ departmentId: 'd1', name: '销售部', parentId: '' }] })
  answer(getGoldenTrips, { list: [], mayChange: true })
})

async function open(query = '') {
  const page = openPage(labPage, `${paths.policyLab()}${query}`)
  await screen.findByRole('heading', { name: text().title })
  return page
}
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const start = async () => screen.findByRole('button', { name: text().start })

describe('a trial of a policy', () => {
  test('is of what was published, on a quarter of a year, and sent once', async () => {
    answer(tryPolicy, { runId: 'r2' })
    const { user, address } = await open()
    await waitFor(() => expect(choice(text().subject).value).toBe('2'))
    const go = holdBack(tryPolicy)
    await user.dblClick(await start())
    go()
    expect(await screen.findByText(text().begun)).toBeTruthy()
    expect(requestsOf(tryPolicy)).toEqual([
      { product: 'flight', from: '2026-08-22', to: '2026-11-20', policyId: 'p1', version: 2, everybody: false },
    ])
    expect(address()).toContain('run=r2')
  })

  test('is of another version, product and department, for everybody, and the address keeps that', async () => {
    answer(tryPolicy, { runId: 'r2' })
    const { user, address } = await open()
    await waitFor(() => expect(choice(text().subject).value).toBe('2'))
    await user.selectOptions(choice(text().subject), '1')
    await user.selectOptions(choice(text().product), 'hotel')
    await user.selectOptions(choice(text().department), 'd1')
    await user.click(screen.getByRole('checkbox', { name: text().everybody }))
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]?.split('#')[0]))).toMatchObject({
      subject: '1',
      product: 'hotel',
      departmentId: 'd1',
    })
    await user.click(await start())
    await waitFor(() =>
      expect(requestsOf(tryPolicy)[0]).toMatchObject({ version: 1, product: 'hotel', departmentId: 'd1', everybody: true }),
    )
  })

  test('of a policy without anything to try is not sent, and says what is missing', async () => {
    answer(getPolicy, { ...policy, versions: [] })
    const { user } = await open()
    await waitFor(() => expect(choice(text().subject).value).toBe(''))
    await user.click(await start())
    expect(await screen.findByText(text().subjectMissing)).toBeTruthy()
    expect(requestsOf(tryPolicy)).toEqual([])
  })

  test('that is refused says why, and what was chosen stays', async () => {
    refuse(tryPolicy, 'labSubjectMissing')
    const { user } = await open()
    await waitFor(() => expect(choice(text().subject).value).toBe('2'))
    await user.click(await start())
    expect(await screen.findByText(await sentenceOf('labSubjectMissing'))).toBeTruthy()
    expect(choice(text().subject).value).toBe('2')
  })

  test('of a policy that cannot be read says so where its versions would stand, and is read again by a press', async () => {
    loseNetwork(getPolicy)
    const { user } = await open()
    const again = await screen.findByRole('button', { name: readText('kit/widgets').retry })
    answer(getPolicy, policy as never)
    await user.click(again)
    await waitFor(() => expect(choice(text().subject).value).toBe('2'))
  })

  test('cannot begin while another is under way', async () => {
    runsAre([{ ...run, state: 'running', walked: 300 }])
    const { user } = await open()
    const button = await screen.findByRole('button', { name: new RegExp(`^${text().start}`) })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(requestsOf(tryPolicy)).toEqual([])
  })

  test('may be a look whether everything is judged again as it was', async () => {
    answer(replayPolicies, { runId: 'r3' })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: text().replay }))
    await waitFor(() => expect(requestsOf(replayPolicies)).toEqual([{ product: 'flight', from: '2026-08-22', to: '2026-11-20' }]))
  })

  test('is begun by nobody who may only read', async () => {
    runsAre([run], false)
    await open()
    expect(await screen.findByText(text().readOnly)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().start })).toBeNull()
    expect(screen.queryByRole('link', { name: text().toPolicy })).toBeNull()
  })
})

describe('a run', () => {
  test('that is under way says how far it is, and is looked after by itself until it is done', async () => {
    holdTime('2026-11-20T02:00:00Z')
    runsAre([{ ...run, state: 'running', walked: 300 }])
    openPage(labPage, paths.policyLab())
    const said = (walked: string) => text().progress({ walked, total: '1,200' })
    await vi.waitUntil(() => screen.queryByText(said('300')))
    expect(screen.getByRole('progressbar', { name: said('300') }).getAttribute('value')).toBe('300')
    runsAre([{ ...run, state: 'running', walked: 900 }])
    await act(() => vi.advanceTimersByTimeAsync(1100))
    expect(screen.getByText(said('900'))).toBeTruthy()
    runsAre([run])
    await act(() => vi.advanceTimersByTimeAsync(1100))
    await vi.waitUntil(() => screen.queryByText(text().tiles.offers))
    const asked = requestsOf(getLabRuns).length
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(requestsOf(getLabRuns)).toHaveLength(asked)
  })

  test('is called off by a press', async () => {
    runsAre([{ ...run, state: 'waiting', walked: 0 }])
    answer(cancelLabRun, {})
    const { user } = await open()
    const cancel = await screen.findByRole('button', { name: text().cancel })
    runsAre([{ ...run, state: 'cancelled', walked: 0 }])
    await user.click(cancel)
    expect(await screen.findByText(text().cancelled)).toBeTruthy()
    expect(requestsOf(cancelLabRun)).toEqual([{ runId: 'r1' }])
  })

  test('of somebody else cannot be called off, and why is told', async () => {
    runsAre([{ ...run, state: 'waiting', walked: 0 }])
    refuse(cancelLabRun, 'forbidden')
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: text().cancel }))
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
  })

  test.each([
    ['failed', { state: 'failed' }, (): string => text().failed],
    ['was begun anew', { state: 'done', begunAgain: true }, (): string => text().begunAgain],
  ] as const)('that %s says so', async (_how, more, word) => {
    runsAre([{ ...run, ...more }])
    await open()
    expect(await screen.findByText(word())).toBeTruthy()
  })

  test('is one of several: a press shows another, which the address keeps', async () => {
    const other = { ...run, runId: 'r0', what: 'replay', policy: undefined, everybody: true } as const
    runsAre([run, other])
    const { user, address } = await open()
    const list = within(await screen.findByRole('list', { name: text().runs }))
    const [, second] = list.getAllByRole('button')
    await user.click(second!)
    answer(getLabRun, { ...other, replay: { sets: 4, verdicts: 90, same: 90, differing: [] } })
    await waitFor(() => expect(address()).toContain('run=r0'))
    expect(list.getAllByRole('button').map((each) => each.getAttribute('aria-current'))).toEqual(['false', 'true'])
  })

  test('none was made yet', async () => {
    runsAre([])
    await open()
    expect(await screen.findByText(text().noRuns)).toBeTruthy()
  })

  test('whose result cannot be read is read again by a press', async () => {
    loseNetwork(getLabRun)
    const { user } = await open()
    const again = await screen.findByRole('button', { name: readText('kit/widgets').retry })
    foundIs({ trial })
    await user.click(again)
    expect(await screen.findByText(text().tiles.offers)).toBeTruthy()
  })
})

describe('what a trial found', () => {
  test('is told in figures: before and after, what is harder and what would be saved', async () => {
    await open()
    const tile = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent
    expect(await tile(text().tiles.offers)).toBe(`1,234${text().offersOf({ sets: '40' })}`)
    expect(await tile(text().tiles.violating)).toBe(`${text().change({ before: '3', after: '5' })}¥1,500`)
    expect(await tile(text().tiles.saving)).toBe(`¥250${text().savingOf({ count: '1', of: '2' })}`)
    expect(screen.getByText(text().harder({ count: '2', amount: formatPrice(600_00) }))).toBeTruthy()
    expect(screen.getByText(text().unknown({ count: '2' }))).toBeTruthy()
  })

  test('names the trips that it hits most, each to its order as far as the reader may see it', async () => {
    await open()
    const table = within(await screen.findByRole('table', { name: text().worst }))
    expect(table.getByRole('link', { name: '北京 — 上海' }).getAttribute('href')).toBe(paths.order({ orderId: 'F1' }))
    expect(table.queryByRole('link', { name: '北京 — 广州' })).toBeNull()
    expect(table.getByText(text().cheapest({ amount: formatPrice(650_00) }))).toBeTruthy()
    expect(table.getAllByRole('button', { name: new RegExp(golden().mark) })).toHaveLength(1)
  })

  test('lets a trip be watched from now on', async () => {
    answer(getGoldenOffers, { searches: [] })
    refuse(getGoldenOffers, 'goldenUnsuitable')
    const { user } = await open()
    const table = within(await screen.findByRole('table', { name: text().worst }))
    await user.click(table.getByRole('button', { name: golden().markOf({ title: '北京 — 上海' }) }))
    const dialog = within(await screen.findByRole('dialog'))
    expect((await dialog.findAllByText(await sentenceOf('goldenUnsuitable'))).length).toBeGreaterThan(0)
    expect(requestsOf(getGoldenOffers)[0]).toEqual({ orderNo: 'F1' })
  })

  test.each([
    ['no search was kept', { ...trial, sets: 0 }, (): string => text().none],
    ['nothing was bought', { ...trial, booked: { orders: 0, count: 0, amount: 0 } }, (): string => text().noneBooked],
    ['nothing is hit', { ...trial, worst: [] }, (): string => text().noWorst],
  ])('says where %s', async (_what, found, word) => {
    foundIs({ trial: found })
    await open()
    expect(await screen.findByText(word())).toBeTruthy()
  })

  test('is had as a workbook that says of what it is', async () => {
    const files = savedFiles()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: text().exportResult }))
    await waitFor(async () => expect(await files()).toHaveLength(1))
    const [file] = await files()
    expect(file?.name).toBe(`${text().title}.xlsx`)
    expect(file?.lines.flat().join('|')).toContain('员工标准')
  })

  test('leads on to the policy, where it is published', async () => {
    await open()
    expect((await screen.findByRole('link', { name: text().toPolicy })).getAttribute('href')).toBe(
      paths.policy({ policyId: 'p1' }),
    )
  })
})

describe('what a look at everything found', () => {
  const replay = { runId: 'r1', what: 'replay', policy: undefined } as const
  const differing = {
    searchId: 's1',
    searchedAt: '2026-11-01T02:00:00Z',
    offer: 'MU5101 Y',
    recorded: 'within',
    found: 'approval',
    count: 3,
  } as const
  test.each([
    ['nothing to judge', { sets: 0, verdicts: 0, same: 0, differing: [] }, (): string => text().replayNone],
    ['all as it was', { sets: 4, verdicts: 1200, same: 1200, differing: [] }, (): string => text().allSame],
    [
      'some otherwise',
      { sets: 4, verdicts: 1200, same: 1197, differing: [differing] },
      (): string => text().someDiffer({ count: '3' }),
    ],
    [
      'by name what is otherwise',
      { sets: 4, verdicts: 1200, same: 1197, differing: [{ ...differing, orderNo: 'F1' }] },
      (): string => text().differs({ offer: 'MU5101 Y', count: '3' }),
    ],
  ])('tells %s', async (_what, found, word) => {
    runsAre([{ ...run, ...replay }])
    foundIs({ ...replay, replay: found })
    await open()
    expect((await screen.findAllByText(word())).length).toBeGreaterThan(0)
  })
})
