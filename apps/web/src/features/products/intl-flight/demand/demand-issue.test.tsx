// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  declineFlightDemand,
  getFlightDemand,
  getUnconfirmedDemandCount,
  issueFlightDemand,
  revealFlightDemandDocument,
} from '../../../../api/calls/products/intl-flight/demand'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { demand } from '../../../../testing/demand'
import { countSlowly } from '../../../../testing/header-count'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../../testing/server'
import * as demandPage from './demand-page'

inBrowser('products/intl-flight/demand/words')

const text = () => readText('products/intl-flight/demand/words')
const { demandNo } = demand
const names = ['林晓雯', '陈志远']
const office = {
  agreed: 700_000,
  travellers: names.map((name, traveller) => ({
    traveller,
    name,
    credentialType: 2 as const,
    credentialNumber: `E****000${traveller}`,
  })),
}

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getFlightDemand, { ...demand, state: 5, office, canIssue: true })
})

async function open() {
  const page = openPage(demandPage, paths.flightDemand({ demandNo }))
  await screen.findByRole('heading', { name: text().issueTitle })
  const write = async (label: string, typed: string) => {
    await page.user.clear(field(label))
    await page.user.paste(typed)
  }
  const fill = async () => {
    await write(text().record, 'ab12cd')
    await write(text().ticketOf({ name: names[0]! }), '618-1234567890')
    await write(text().ticketOf({ name: names[1]! }), '6181234567891')
    await write(text().paid, '6999.5')
  }
  const issue = () => page.user.click(screen.getByRole('button', { name: text().issue }))
  return { ...page, write, fill, issue }
}
const field = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label.replace(/[()（）]/g, '.')}`) })
const gone = () => answer(getFlightDemand, { ...demand, state: 10 })

test('tickets that were bought by hand are entered once: record, a number each, and what was paid in fen', async () => {
  answer(issueFlightDemand, demand)
  const { user, fill } = await open()
  expect(screen.getByText(text().issueIntro({ amount: formatPrice(700_000) }))).toBeTruthy()
  await fill()
  gone()
  const [go, counted] = [holdBack(issueFlightDemand), await countSlowly(getUnconfirmedDemandCount)]
  await user.dblClick(screen.getByRole('button', { name: text().issue }))
  go()
  await waitFor(() => expect(screen.queryByRole('heading', { name: text().issueTitle })).toBeNull())
  counted()
  expect(await screen.findByText(text().issued), 'although the form is gone').toBeTruthy()
  const tickets = [0, 1].map((traveller) => ({ traveller, ticketNo: `618-123456789${traveller}` }))
  expect(requestsOf(issueFlightDemand)).toEqual([{ demandNo, record: 'AB12CD', tickets, paid: 699_950 }])
})

test('what is missing or wrong is said at each field, with the focus on the first, and nothing is sent', async () => {
  const { issue, fill, write } = await open()
  await issue()
  expect(screen.getAllByText(text().ticketNoWrong)).toHaveLength(2)
  expect(screen.getAllByText(text().wrong)).toHaveLength(2)
  expect(document.activeElement).toBe(field(text().record))
  await fill()
  for (const [label, wrong] of [
    [text().record, 'AB1'],
    [text().ticketOf({ name: names[1]! }), '618-123'],
    [text().paid, '六千'],
  ] as const) {
    const before = field(label).value
    await write(label, wrong)
    await issue()
    expect([document.activeElement === field(label), field(label).getAttribute('aria-invalid')], `at ${label}`).toEqual([
      true,
      'true',
    ])
    await write(label, before)
  }
  expect(requestsOf(issueFlightDemand)).toEqual([])
})

test('a number that is used elsewhere is refused at its field, and all that was typed stays', async () => {
  refuse(issueFlightDemand, 'badRequest', { field: 'tickets.1' })
  const { fill, issue } = await open()
  await fill()
  await issue()
  await waitFor(() => expect(document.activeElement).toBe(field(text().ticketOf({ name: names[1]! }))))
  expect(screen.getAllByText(await sentenceOf('badRequest')).length).toBeGreaterThan(0)
  expect([text().record, text().paid].map((label) => field(label).value)).toEqual(['ab12cd', '6999.5'])
})

test('a document is shown to whoever asks for it, and hidden again', async () => {
  answer(revealFlightDemandDocument, ({ traveller }) => ({ credentialNumber: `E1234000${traveller}` }))
  const { user } = await open()
  const [, second] = names
  await user.click(screen.getByRole('button', { name: text().revealDocument({ name: second! }) }))
  expect(await screen.findByText('E12340001')).toBeTruthy()
  expect(screen.getByText('E****0000'), 'the other one stays masked').toBeTruthy()
  expect(requestsOf(revealFlightDemandDocument)).toEqual([{ demandNo, traveller: 1 }])
  await user.click(screen.getByRole('button', { name: text().hideDocument({ name: second! }) }))
  expect(screen.getByText('E****0001')).toBeTruthy()
})

test('what cannot be bought as agreed is declined with a reason, and whoever did it is told', async () => {
  answer(declineFlightDemand, demand)
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: text().decline }))
  const dialog = within(await screen.findByRole('dialog', { name: text().declineTitle }))
  await user.click(dialog.getByRole('button', { name: text().decline }))
  expect(dialog.getByText(text().reasonMissing)).toBeTruthy()
  await user.click(dialog.getByRole('textbox'))
  await user.paste('已售罄')
  gone()
  const counted = await countSlowly(getUnconfirmedDemandCount)
  await user.click(dialog.getByRole('button', { name: text().decline }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: text().issueTitle })).toBeNull())
  counted()
  expect(await screen.findByText(text().declined)).toBeTruthy()
  expect(requestsOf(declineFlightDemand)).toEqual([{ demandNo, reason: '已售罄' }])
})
