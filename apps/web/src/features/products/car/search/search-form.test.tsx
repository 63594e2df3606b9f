// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getCarPlaces } from '../../../../api/calls/products/car/car'
import { saveCarOrderTemp } from '../../../../api/calls/products/car/draft'
import { findKeyWords, getStayInCity } from '../../../../api/calls/reference/hotel-place'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { signIn } from '../../../../testing/people'
import { openSearch } from '../../../../testing/search'
import { answer, requestsOf, sentenceOf } from '../../../../testing/server'
import { CarForm } from './search-form'

inBrowser('app/home', 'products/car/search', 'products/car/rules')

const text = () => readText('products/car/search')
const types = () => readText('products/car/rules').types

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book'], isSigningServiceDate: true, switchList: { showcar: true } })
  answer(getStayInCity, { cityGroup: [] })
  answer(getCarPlaces, ({ keyWords }) => ({
    places: keyWords
      ? [{ placeId: `${keyWords}-1`, name: `${keyWords}一号`, kind: 'landmark' as const }]
      : [{ placeId: 'usual', name: '首都机场', kind: 'airport' as const }],
  }))
  answer(saveCarOrderTemp, { tempOrderNo: 'T1', productType: 6, selfBook: true })
})

async function open() {
  const page = await openSearch(CarForm, text().search)
  const choose = async (label: string, typed: string, name: string) => {
    await page.user.click(field(label))
    await page.user.paste(typed)
    await page.user.click(await screen.findByRole('option', { name: new RegExp(name) }))
  }
  const kind = (each: keyof ReturnType<typeof types>) => page.user.click(screen.getByRole('radio', { name: types()[each] }))
  return { ...page, choose, kind }
}
const field = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label })
const sent = () => requestsOf(saveCarOrderTemp).at(-1)!.searchParams

test('a ride for now is from a place of the city to another, and has no other time', async () => {
  const { choose, search, address } = await open()
  expect(screen.queryByLabelText(text().time)).toBeNull()
  await choose(text().from, '国贸', '国贸一号')
  await choose(text().to, '望京', '望京一号')
  await search()
  await waitFor(() => expect(address()).toBe(paths.list(6, { tempOrderNo: 'T1' })))
  expect(sent()).toMatchObject({
    rideType: 'now',
    cityId: 224,
    from: { placeId: '国贸-1', name: '国贸一号' },
    to: { placeId: '望京-1', name: '望京一号' },
  })
})

describe('what is missing or wrong is said at its field', () => {
  test('places first, then that both are the same', async () => {
    const { choose, search } = await open()
    await search()
    await waitFor(() => expect(field(text().from).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(await sentenceOf('carPlaceMissing'))).toBeTruthy()
    await choose(text().from, '国贸', '国贸一号')
    expect(field(text().from).getAttribute('aria-invalid'), 'mended by choosing').toBeNull()
    await choose(text().to, '国贸', '国贸一号')
    await search()
    expect(await screen.findByText(await sentenceOf('carPlacesSame'))).toBeTruthy()
    expect(requestsOf(saveCarOrderTemp)).toEqual([])
  })

  test('a time that is not chosen, or too near', async () => {
    const { user, choose, kind, search } = await open()
    await kind('reserved')
    await choose(text().from, '国贸', '国贸一号')
    await choose(text().to, '望京', '望京一号')
    await search()
    await waitFor(() => expect(field(text().time).getAttribute('aria-invalid')).toBe('true'))
    await user.selectOptions(field(text().time), '10:15')
    await search()
    expect(await screen.findByText(await sentenceOf('carTimeGone'))).toBeTruthy()
    await user.selectOptions(field(text().time), '10:30')
    await search()
    await waitFor(() => expect(requestsOf(saveCarOrderTemp)).toHaveLength(1))
    expect(sent()).toMatchObject({ rideType: 'reserved', departDate: '2026-11-20', departTime: '10:30' })
  })
})

test('a pick-up waits for a flight or a train; a car for a day goes to no place', async () => {
  const { user, choose, kind, search } = await open()
  await kind('dayHire')
  expect(screen.queryByRole('combobox', { name: text().to })).toBeNull()
  expect(screen.queryByRole('textbox', { name: text().flightNo })).toBeNull()
  await kind('airportPickup')
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: text().flightNo })
  await choose(text().from, '首都', '首都一号')
  await choose(text().to, '望京', '望京一号')
  await user.selectOptions(field(text().time), '12:00')
  await user.type(number, 'G1')
  await search()
  expect(await screen.findByText(await sentenceOf('carServiceInvalid'))).toBeTruthy()
  await user.clear(number)
  await user.type(number, ' ca1831 ')
  await search()
  await waitFor(() => expect(requestsOf(saveCarOrderTemp)).toHaveLength(1))
  expect(sent()).toMatchObject({ rideType: 'airportPickup', serviceNo: 'ca1831' })
})

test('another city has other places: those of the former are forgotten, and none are looked for in it', async () => {
  answer(findKeyWords, { destList: [{ destId: 321, destChName: '上海', showText: '上海', dtype: 0 }] })
  const { choose } = await open()
  await choose(text().from, '国贸', '国贸一号')
  await choose(text().city, '上海', '上海')
  expect(field(text().from).value).toBe('')
  await choose(text().from, '外滩', '外滩一号')
  expect(requestsOf(getCarPlaces).at(-1)).toEqual({ cityId: '321', keyWords: '外滩' })
})
