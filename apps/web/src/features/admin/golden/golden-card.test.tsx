// @vitest-environment happy-dom
import type { GoldenTrip } from '@sojourn/contract/products/policy-lab.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getRuleChanges } from '../../../api/calls/admin/record-change'
import { endGoldenTrip, getGoldenOffers, getGoldenTrips, saveGoldenTrip } from '../../../api/calls/products/policy-lab'
import { formatInstant, formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { showPart } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import { AddGolden } from './add-golden'
import { GoldenCard } from './golden-card'

inBrowser('admin/policy/golden', 'admin/record', 'kit/edit')

const text = () => readText('admin/policy/golden')
const golden = {
  goldenId: 'g1',
  version: 3,
  name: '京沪当日往返',
  product: 'flight',
  title: '北京 → 上海',
  orderNo: 'F1',
  people: ['林晓雯'],
  travelOn: '2026-10-12',
  offer: 'MU5101 经济舱',
  bought: true,
  verdict: 'within',
  now: 'within',
  sentences: [],
} as unknown as GoldenTrip
const offers = {
  orderNo: 'F1',
  title: '北京 → 上海',
  searches: [
    {
      searchId: 's1',
      product: 'flight',
      searchedAt: '2026-10-01T02:00:00Z',
      offers: [
        { position: -1, label: 'MU5101', price: 98_000, now: 'within' },
        { position: 4, label: 'CA1501', price: 198_000, now: 'approval' },
      ],
    },
    {
      searchId: 's2',
      product: 'flight',
      searchedAt: '2026-10-02T02:00:00Z',
      offers: [{ position: 0, label: 'HU7601', price: 88_000, now: 'remind' }],
    },
  ],
} as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['readRules', 'managePolicies'] })
})

async function open(list: GoldenTrip[] = [golden], mayChange = true) {
  answer(getGoldenTrips, { list, mayChange })
  const page = showPart(<GoldenCard />)
  if (list.length > 0) await screen.findByText(list[0]!.name)
  const act = async (what: string, { name } = golden) => {
    await page.user.click(screen.getByRole('button', { name: `${text().actions}: ${name}` }))
    await page.user.click(await screen.findByRole('menuitem', { name: what }))
  }
  return { ...page, act }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
type Part = Pick<typeof screen, 'getByRole'>
const line = (part: Part, label: string) => part.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
const choice = (part: Part, label: string) => part.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${label}`) })
const save = (part: Part) => part.getByRole('button', { name: text().save })

describe('what a golden trip is by now', () => {
  test.each([
    ['what it must be', golden, () => text().kept],
    ['something else', { ...golden, now: 'approval' as const, sentences: ['超过标准 ¥200'] }, () => text().lost],
    [
      'not known, as its search cannot be judged any more',
      { ...golden, now: undefined } as unknown as GoldenTrip,
      () => text().unjudged,
    ],
  ])('is %s', async (_what, trip, said) => {
    await open([trip])
    expect(screen.getByText(said())).toBeTruthy()
    for (const sentence of trip.sentences) expect(screen.getByText(sentence)).toBeTruthy()
  })

  test('leads to its order as long as there is one', async () => {
    await open([
      golden,
      { ...golden, goldenId: 'g2', name: '无订单', title: '广州 → 深圳', orderNo: undefined } as unknown as GoldenTrip,
    ])
    expect(screen.getByRole('link', { name: golden.title }).getAttribute('href')).toContain('F1')
    expect(screen.queryByRole('link', { name: '广州 → 深圳' })).toBeNull()
  })
})

describe('a golden trip', () => {
  test('is changed once, under its version, with what was typed', async () => {
    answer(saveGoldenTrip, { goldenId: 'g1', version: 4 })
    const { user, act } = await open()
    await act(text().edit)
    const form = await dialog(text().editTitle({ name: golden.name }))
    expect(form.getByText(text().nowIs({ verdict: text().verdicts.within }))).toBeTruthy()
    await user.clear(line(form, text().name))
    await user.click(save(form))
    expect(form.getByText(text().nameMissing)).toBeTruthy()
    expect(document.activeElement).toBe(line(form, text().name))
    expect(requestsOf(saveGoldenTrip)).toEqual([])
    await user.paste('京沪往返')
    await user.selectOptions(choice(form, text().verdict), text().verdicts.approval)
    const go = holdBack(saveGoldenTrip)
    await user.dblClick(save(form))
    go()
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(requestsOf(saveGoldenTrip)).toEqual([{ goldenId: 'g1', version: 3, name: '京沪往返', verdict: 'approval' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that somebody else changed first keeps what was typed, and is saved as it is by now', async () => {
    refuse(saveGoldenTrip, 'recordChanged')
    const { user, act } = await open()
    await act(text().edit)
    const form = await dialog(text().editTitle({ name: golden.name }))
    await user.clear(line(form, text().name))
    await user.paste('京沪往返')
    answer(getGoldenTrips, { list: [{ ...golden, version: 8 }], mayChange: true })
    await user.click(save(form))
    expect(await form.findByText(await sentenceOf('recordChanged'))).toBeTruthy()
    expect(line(form, text().name).value).toBe('京沪往返')
    await waitFor(() => expect(requestsOf(getGoldenTrips).length).toBeGreaterThan(1))
    answer(saveGoldenTrip, { goldenId: 'g1', version: 9 })
    await waitFor(async () => {
      await user.click(save(form))
      expect(requestsOf(saveGoldenTrip).at(-1)?.version).toBe(8)
    })
  })

  test('is ended after a question only', async () => {
    answer(endGoldenTrip, { goldenId: 'g1', version: 4 })
    const { user, act } = await open()
    await act(text().end)
    const question = await dialog(text().endTitle({ name: golden.name }))
    await user.click(question.getByRole('button', { name: readText('kit/widgets').cancel }))
    expect(requestsOf(endGoldenTrip)).toEqual([])
    await act(text().end)
    answer(getGoldenTrips, { list: [], mayChange: true })
    await user.click((await dialog(text().endTitle({ name: golden.name }))).getByRole('button', { name: text().end }))
    expect(await screen.findByText(text().empty)).toBeTruthy()
    expect(requestsOf(endGoldenTrip)).toEqual([{ goldenId: 'g1', version: 3 }])
  })

  test('that was changed before it was to end is read anew, and ends the next time', async () => {
    refuse(endGoldenTrip, 'recordChanged')
    const { user, act } = await open()
    const end = async () => {
      await act(text().end)
      await user.click((await dialog(text().endTitle({ name: golden.name }))).getByRole('button', { name: text().end }))
    }
    answer(getGoldenTrips, { list: [{ ...golden, version: 5, offer: 'CA1501' }], mayChange: true })
    await end()
    expect(await screen.findByText(await sentenceOf('recordChanged'))).toBeTruthy()
    expect(await screen.findByText('CA1501')).toBeTruthy()
    await end()
    await waitFor(() => expect(requestsOf(endGoldenTrip).map(({ version }) => version)).toEqual([3, 5]))
  })

  test.each([
    ['whoever may only read', golden, false],
    ['everybody once it has ended', { ...golden, endedOn: '2026-11-01' }, true],
  ] as const)('has nothing but its history for %s', async (_who, trip, mayChange) => {
    answer(getRuleChanges, { list: [] })
    const { user } = await open([trip], mayChange)
    await user.click(screen.getByRole('button', { name: `${text().actions}: ${golden.name}` }))
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual([text().history])
    await user.click(entries[0]!)
    const history = await dialog(text().historyOf({ name: golden.name }))
    expect(await history.findByText(readText('admin/record').neverChanged)).toBeTruthy()
    expect(requestsOf(getRuleChanges)).toMatchObject([{ kind: 'goldenTrip', id: 'g1' }])
  })
})

describe('the list of golden trips', () => {
  test('shows those that ended where that is asked, and goes back', async () => {
    const { user } = await open()
    answer(getGoldenTrips, ({ ended }) => ({ list: ended ? [] : [golden], mayChange: true }))
    await user.click(screen.getByRole('button', { name: text().shows.ended }))
    expect(await screen.findByText(text().emptyEnded)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().shows.active }))
    expect(await screen.findByText(golden.name)).toBeTruthy()
  })

  test('that is empty says how it begins; whoever may only read adds nothing', async () => {
    await open([], false)
    expect(await screen.findByText(text().emptyText)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().add })).toBeNull()
  })

  test('that cannot be read can be tried again', async () => {
    refuse(getGoldenTrips, 'unexpected')
    const { user } = showPart(<GoldenCard />)
    const alert = await screen.findByRole('alert')
    answer(getGoldenTrips, { list: [golden], mayChange: true })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByText(golden.name)).toBeTruthy()
  })
})

describe('a new golden trip', () => {
  async function find(orderNo: string) {
    const page = await open()
    await page.user.click(screen.getByRole('button', { name: text().add }))
    const asked = await dialog(text().addTitle)
    await page.user.click(line(asked, text().orderNo))
    await page.user.paste(orderNo)
    await page.user.keyboard('{Enter}')
    return { ...page, asked }
  }

  test('begins as what its order bought, with the verdict of now, and is sent once', async () => {
    answer(getGoldenOffers, offers)
    answer(saveGoldenTrip, { goldenId: 'g2', version: 1 })
    const { user } = await find(' F1 ')
    await screen.findByText(text().offer, { selector: 'label' })
    const form = await dialog(text().addTitle)
    expect(requestsOf(getGoldenOffers)).toEqual([{ orderNo: 'F1' }])
    expect(line(form, text().name).value).toBe(offers.title)
    expect(choice(form, text().verdict).value).toBe('within')
    const label = text().priced({ label: 'MU5101', price: formatPrice(98_000) })
    expect(choice(form, text().offer).selectedOptions[0]?.textContent).toBe(text().boughtOffer({ label }))
    const go = holdBack(saveGoldenTrip)
    await user.dblClick(save(form))
    go()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(saveGoldenTrip)).toEqual([
      { version: 0, name: offers.title, verdict: 'within', choice: { orderNo: 'F1', searchId: 's1', position: -1 } },
    ])
  })

  test('may be another offer of its search, or of another search, and takes the verdict of that', async () => {
    answer(getGoldenOffers, offers)
    answer(saveGoldenTrip, { goldenId: 'g2', version: 1 })
    const { user } = await find('F1')
    await screen.findByText(text().offer, { selector: 'label' })
    const form = await dialog(text().addTitle)
    await user.selectOptions(choice(form, text().offer), text().priced({ label: 'CA1501', price: formatPrice(198_000) }))
    expect(choice(form, text().verdict).value).toBe('approval')
    const other = text().searchAt({ moment: formatInstant(offers.searches[1].searchedAt), count: 1 })
    await user.selectOptions(choice(form, text().search), other)
    expect(choice(form, text().verdict).value).toBe('remind')
    await user.click(save(form))
    await waitFor(() =>
      expect(requestsOf(saveGoldenTrip)).toMatchObject([
        { verdict: 'remind', choice: { orderNo: 'F1', searchId: 's2', position: 0 } },
      ]),
    )
  })

  test('that is one too many says so, and what was written stays', async () => {
    answer(getGoldenOffers, offers)
    refuse(saveGoldenTrip, 'goldenFull')
    const { user } = await find('F1')
    await screen.findByText(text().offer, { selector: 'label' })
    const form = await dialog(text().addTitle)
    await user.clear(line(form, text().name))
    await user.paste('第 201 个')
    await user.click(save(form))
    expect(await form.findByText(await sentenceOf('goldenFull'))).toBeTruthy()
    expect(line(form, text().name).value).toBe('第 201 个')
  })

  test('of an order that there is not says so at its number', async () => {
    refuse(getGoldenOffers, 'orderUnknown')
    const { asked } = await find('F9')
    expect(await asked.findByText(await sentenceOf('orderUnknown'))).toBeTruthy()
    expect(line(asked, text().orderNo).getAttribute('aria-invalid')).toBe('true')
  })

  test('that could not be looked for is looked for again when the same number is sent', async () => {
    loseNetwork(getGoldenOffers)
    const { user, asked } = await find('F1')
    await asked.findByText(readText('app/shell').offlineProblem)
    answer(getGoldenOffers, offers)
    await user.click(asked.getByRole('button', { name: text().find }))
    expect(await screen.findByText(text().offer, { selector: 'label' })).toBeTruthy()
  })

  test('of an order that was marked elsewhere can be tried again where it cannot be read', async () => {
    refuse(getGoldenOffers, 'unexpected')
    const { user } = showPart(<AddGolden orderNo="F1" onClose={() => undefined} />)
    const alert = await screen.findByRole('alert')
    expect(screen.queryByRole('textbox'), 'the number is known').toBeNull()
    answer(getGoldenOffers, offers)
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByText(text().offer, { selector: 'label' })).toBeTruthy()
  })
})
