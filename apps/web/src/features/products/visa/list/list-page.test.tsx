// @vitest-environment happy-dom
import type { VisaProductDetail, VisaSearchResult } from '@sojourn/contract/products/visa/visa.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTravelApplyBalance } from '../../../../api/calls/booking/application/application'
import { chooseTravellers } from '../../../../api/calls/booking/draft'
import { saveVisaOrderTemp } from '../../../../api/calls/products/visa/draft'
import { getVisaOrderTemp, visaProductDetail, visaSearch } from '../../../../api/calls/products/visa/visa'
import { queryClient } from '../../../../api/queries'
import { formatDate, formatFullDate, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import {
  visaDetail as detail,
  visaDraft as draft,
  visaProduct as product,
  visaRule as rule,
  visaTransit,
} from '../../../../testing/visa'
import * as detailPage from '../detail/detail-page'
import * as listPage from './list-page'

inBrowser('products/visa/list', 'products/visa/detail', 'products/visa/words', 'booking/list', 'booking/placing/book')

const { tempOrderNo } = draft
const text = () => readText('products/visa/list')
const words = () => readText('products/visa/words')
const told = () => readText('products/visa/detail')
const found = (more: Sketch<VisaSearchResult> = {}) =>
  answer(visaSearch, {
    countryName: '日本',
    departDate: '2026-12-20',
    rules: [rule],
    transit: visaTransit,
    products: [product],
    ...more,
  })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getTravelApplyBalance, { budgets: [] })
  answer(getVisaOrderTemp, draft)
  found()
})

describe('visas of a country', () => {
  const open = () => openPage(listPage, paths.visaList({ tempOrderNo }))
  const card = async () => within((await screen.findByRole('heading', { name: product.name })).closest('li')!)

  test('say what they are, by when one has it and what one pays, and lead on', async () => {
    open()
    const line = await card()
    for (const word of [words().kinds.tourism, words().entries.single, words().stay({ days: 15 }), '上海领区'])
      expect(line.getByText(word)).toBeTruthy()
    expect(line.getByText(words().earliest({ day: formatDate('2026-12-01') }))).toBeTruthy()
    expect(line.getByText(words().handInBy({ day: formatDate('2026-12-05') }))).toBeTruthy()
    expect(line.getByText('350', { exact: false })).toBeTruthy()
    expect(line.getByRole('link', { name: text().choose }).getAttribute('href')).toBe(
      paths.visaDetail({ tempOrderNo, productId: 'p1' }),
    )
  })

  test.each([
    ['comes too late', { delivery: { earliest: '2026-12-24', workingDays: 20, late: true } }, (): string => words().late],
    ['asks for an interview', { interview: true }, (): string => words().interview],
    ['asks for fingerprints', { fingerprint: true }, (): string => words().fingerprint],
    [
      'breaks the policy',
      { policy: { verdict: 'approval', violations: [{ travellerId: 'e1', rule: 'visaPrice', sentence: '每人费用超标' }] } },
      (): string => '每人费用超标',
    ],
    ['leaves the passport with its holder', { passportNeeded: false }, (): string => words().passportNotNeeded],
  ] as const)('one that %s says so', async (_how, more, word) => {
    found({ products: [{ ...product, ...more }] })
    open()
    expect((await card()).getByText(word())).toBeTruthy()
  })

  test('stand below what the country asks of each passport, and for changing planes there', async () => {
    found({ rules: [rule, { ...rule, passport: 'HK', need: 'free', sentence: '可停留 90 天' }] })
    open()
    await card()
    const rules = within(screen.getByRole('heading', { name: words().rules }).closest('section')!).getAllByRole('listitem')
    expect(rules.map((one) => one.textContent)).toEqual([
      `${words().passports.CN} ${words().needs.visa}入境前须办理签证`,
      `${words().passports.HK} ${words().needs.free}可停留 90 天`,
      `${words().transit} ${words().passports.CN}${words().transits.visa}${visaTransit.sentence}`,
    ])
    expect(screen.queryByText(text().optional)).toBeNull()
  })

  test('are said to be optional where most need none', async () => {
    found({ rules: [{ ...rule, need: 'free' }] })
    open()
    expect(await screen.findByText(text().optional)).toBeTruthy()
  })

  test.each([
    ['in the country', {}, (): string => text().noneTitle, (): string => text().noneWhy],
    [
      'for the own province',
      { provinceName: '西藏' },
      (): string => text().noneHereTitle({ province: '西藏' }),
      (): string => text().noneHereWhy,
    ],
  ] as const)('may be none %s', async (_where, more, title, why) => {
    found({ products: [], ...more })
    open()
    expect(await screen.findByText(title())).toBeTruthy()
    expect(screen.getByText(why())).toBeTruthy()
  })

  test('of a search that is over are searched again as it was', async () => {
    const { user, comeAgain, address } = open()
    await card()
    refuse(visaSearch, 'tempOrderExpired')
    queryClient.clear()
    signIn()
    await comeAgain()
    answer(chooseTravellers, {})
    answer(saveVisaOrderTemp, { tempOrderNo: 'T2', productType: 8, selfBook: true })
    answer(getVisaOrderTemp, { ...draft, tempOrderNo: 'T2' })
    const again = await screen.findByRole('button', { name: readText('booking/placing/book').searchAgain })
    found()
    await user.click(again)
    await waitFor(() => expect(address()).toBe(paths.visaList({ tempOrderNo: 'T2' })))
    const { searchParams, travelType, bookType, bookMode } = draft
    expect(requestsOf(saveVisaOrderTemp)).toEqual([{ searchParams, travelType, bookType, bookMode }])
  })

  test('that could not be asked for are asked for again by a press', async () => {
    loseNetwork(visaSearch)
    const { user } = open()
    const again = await screen.findByRole('button', { name: readText('kit/widgets').retry })
    found()
    await user.click(again)
    await card()
  })
})

describe('one visa', () => {
  async function open(more: Sketch<VisaProductDetail> = {}) {
    answer(visaProductDetail, { ...detail, ...more })
    const page = openPage(detailPage, paths.visaDetail({ tempOrderNo, productId: 'p1' }))
    await screen.findByRole('heading', { level: 1, name: product.name })
    return page
  }
  const fact = (name: string) =>
    screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent

  test('says all that is to be known, and leads to the form', async () => {
    await open()
    expect(fact(told().validity)).toBe(words().validity({ days: 90 }))
    expect(fact(told().appearance)).toBe(told().noAppearance)
    expect(fact(told().passport)).toContain(told().passportUntil({ day: formatFullDate('2027-06-20') }))
    expect(screen.getByText('送签后取消不退')).toBeTruthy()
    expect(screen.getByRole('link', { name: told().order }).getAttribute('href')).toBe(
      paths.visaPlaceOrder({ tempOrderNo, productId: 'p1' }),
    )
  })

  test('that can be had sooner says for how much', async () => {
    await open({ product: { ...product, express: { workingDays: 2, fee: 300_00 } } })
    expect(screen.getByText(told().express({ days: 2, fee: formatPrice(300_00) }))).toBeTruthy()
  })

  test('that asks for appearance says for what', async () => {
    await open({ product: { ...product, interview: true, fingerprint: true } })
    expect(fact(told().appearance)).toBe(`${words().interview} · ${words().fingerprint}`)
  })

  test('lists the papers of each kind of applicant, and which are a must', async () => {
    const { user } = await open()
    const papers = () =>
      within(screen.getByRole('heading', { name: told().materials }).closest('section')!)
        .getAllByRole('listitem')
        .map((one) => one.textContent)
    expect(papers()).toEqual([expect.stringMatching(new RegExp(`在职证明.*${told().required}`))])
    await user.click(screen.getByRole('radio', { name: '退休' }))
    expect(papers()).toEqual([expect.stringMatching(new RegExp(`户口本.*${told().optional}`))])
  })

  test('marks where people of the own province apply', async () => {
    await open()
    expect(fact('上海领区')).toContain(told().yours)
    expect(fact('北京领区')).not.toContain(told().yours)
  })

  test('costs what consulate and agency ask; what is nothing has no line', async () => {
    await open({ product: { ...product, consularFee: 0 } })
    expect(screen.queryByText(words().prices.consularFee)).toBeNull()
    expect(screen.getByText(words().prices.visaServiceFee)).toBeTruthy()
  })

  test('that is no more offered says so, and leads back to the list', async () => {
    refuse(visaProductDetail, 'visaProductUnknown')
    openPage(detailPage, paths.visaDetail({ tempOrderNo, productId: 'p9' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(await sentenceOf('visaProductUnknown'))).toBeTruthy()
    expect(alert.getByRole('link', { name: words().backToList }).getAttribute('href')).toBe(paths.visaList({ tempOrderNo }))
  })
})
