// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getBookDateSection } from '../../../../api/calls/reference/city'
import { saveTrainOrderTemp } from '../../../../api/calls/products/train/draft'
import { queryClient } from '../../../../api/queries'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { signIn } from '../../../../testing/people'
import { bookableDays, openSearch } from '../../../../testing/search'
import { answer, holdBack, intentsOf, loseNetwork, refuse, requestsOf, sentenceOf } from '../../../../testing/server'
import { TrainForm } from './search-form'

inBrowser('app/home', 'products/train/search')

const text = () => readText('products/train/search')
const home = () => readText('app/home')
const saved = { tempOrderNo: 'T1', productType: 5, selfBook: true, needTravelOrder: false, matchTravelApplyOrderList: [] }
beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'bookForOthers'], isSigningServiceDate: true, bookModeConfig: 1 })
  answer(saveTrainOrderTemp, saved)
})

const open = () => openSearch(TrainForm, text().search)
const end = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label })
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: text().number })

describe('a search for trains', () => {
  test('begins with the usual stations today, is sent once and leads to the list', async () => {
    const { user, address } = await open()
    expect([end(text().from).value, end(text().to).value]).toEqual([text().defaultDepart, text().defaultArrive])
    await user.click(screen.getByRole('checkbox', { name: text().fastOnly }))
    await user.click(number())
    await user.paste(' g1 ')
    const go = holdBack(saveTrainOrderTemp)
    await user.dblClick(screen.getByRole('button', { name: text().search }))
    go()
    await waitFor(() => expect(address()).toBe(paths.list(5, { tempOrderNo: 'T1' })))
    expect(requestsOf(saveTrainOrderTemp)).toHaveLength(1)
    expect(requestsOf(saveTrainOrderTemp)[0]!.searchParams).toMatchObject({
      departStationCode: 'SHH',
      arriveStationCode: 'BJP',
      departDate: '2026-11-20',
      trainNo: 'G1',
      searchFastTrainOnly: true,
    })
  })

  test('exchanges its ends, and is there as it was left for whoever comes again', async () => {
    const { user, comeAgain } = await open()
    await user.click(screen.getByRole('button', { name: text().swap }))
    await user.click(number())
    await user.paste('D311')
    await comeAgain()
    await screen.findByRole('button', { name: text().search })
    expect([end(text().from).value, end(text().to).value]).toEqual([text().defaultArrive, text().defaultDepart])
    expect(number().value).toBe('D311')
  })

  test('with a number that no train has says so at its field, has the focus there, and is mended by typing', async () => {
    const { user, search } = await open()
    await user.click(number())
    await user.paste('高铁1')
    await search()
    await waitFor(() => expect(number().getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(number()))
    expect(requestsOf(saveTrainOrderTemp)).toEqual([])
    await user.clear(number())
    expect(number().getAttribute('aria-invalid')).toBeNull()
  })

  test('of others leads to their choice first, but not where one books fast', async () => {
    answer(saveTrainOrderTemp, { ...saved, selfBook: false })
    const { user, search, address, goBack } = await open()
    await user.click(screen.getByRole('radio', { name: home().bookOthers }))
    await search()
    await waitFor(() => expect(address()).toBe(paths.choice({ tempOrderNo: 'T1', type: 5 })))
    await goBack()
    await screen.findByRole('button', { name: text().search })
    await user.click(screen.getByRole('radio', { name: home().bookOthers }))
    await user.click(screen.getByRole('checkbox', { name: home().fastMode }))
    await search()
    await waitFor(() => expect(address()).toBe(paths.list(5, { tempOrderNo: 'T1' })))
  })
})

describe('a search that the server refuses', () => {
  test('for one of its fields says so there', async () => {
    refuse(saveTrainOrderTemp, 'badRequest', { field: 'searchParams.trainNo' })
    const { search } = await open()
    await search()
    expect(await screen.findByText(await sentenceOf('badRequest'))).toBeTruthy()
    expect(number().getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('for anything else is told, and the form stands as it was', async () => {
    refuse(saveTrainOrderTemp, 'forbidden')
    const { user, search } = await open()
    await search()
    const told = within(await screen.findByRole('dialog', { name: home().tip }))
    expect(told.getByText(await sentenceOf('forbidden'))).toBeTruthy()
    await user.click(told.getByRole('button', { name: readText('kit/widgets').ok }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: text().search }).getAttribute('aria-busy')).not.toBe('true')
  })

  test('without a network can be sent again as the same', async () => {
    loseNetwork(saveTrainOrderTemp)
    const { search, address } = await open()
    await search()
    await waitFor(() => expect(screen.getByRole('button', { name: text().search })).toBeTruthy())
    answer(saveTrainOrderTemp, saved)
    await search()
    await waitFor(() => expect(address()).toBe(paths.list(5, { tempOrderNo: 'T1' })))
    expect(new Set(intentsOf(saveTrainOrderTemp)).size).toBe(1)
  })

  test('on days that nobody may choose says why before it is sent', async () => {
    const { search } = await open()
    answer(getBookDateSection, { ...bookableDays, choosable: false, cannotChooseMsg: '差旅标准未设置' })
    await queryClient.invalidateQueries({ queryKey: [getBookDateSection.path] })
    await search()
    expect(within(await screen.findByRole('dialog', { name: home().tip })).getByText('差旅标准未设置')).toBeTruthy()
    expect(requestsOf(saveTrainOrderTemp)).toEqual([])
  })
})

test('a company whose agreement has ended is offered a search for oneself', async () => {
  signIn({
    permissions: ['book'],
    isSigningServiceDate: false,
    hasServiceAgreement: true,
    signingServiceExpiredType: 1,
    personalTrainBookable: 1,
  })
  const { user, search, personal } = await open()
  await search()
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(new RegExp(home().agreementExpired))).toBeTruthy()
  await user.click(question.getByRole('button', { name: home().toPersonal }))
  await waitFor(() => expect(personal()).toBe(1))
  expect(requestsOf(saveTrainOrderTemp)).toEqual([])
})
