// @vitest-environment happy-dom
import type { AgreementOffer } from '@sojourn/contract/admin/agency/agreement-offer.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getServiceAgreement } from '../../../api/calls/admin/agency/agreement'
import { answerAgreement, askForAgreement, getAgreementOffers } from '../../../api/calls/admin/agency/agreement-offer'
import { getEmployeeConfig } from '../../../api/calls/access/session'
import { formatFullDate, formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { agreement, offered, offerOf } from '../../../testing/agreement'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as agreementPage from './agreement-page'

inBrowser('admin/agency/agreement', 'admin/agency/agreement-offer')

const text = () => readText('admin/agency/agreement-offer')
const moved = { agreementId: 'a1', stage: 'signed' } as const
const button = (name: string) => screen.getByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  answer(getServiceAgreement, agreement)
})

async function open(list: Sketch<AgreementOffer>[] = [], permissions: string[] = ['readCompany', 'manageCompany']) {
  signIn({ permissions })
  answer(getAgreementOffers, { list })
  const page = openPage(agreementPage, paths.agreement())
  await screen.findByRole('heading', { name: readText('admin/agency/agreement').credit })
  await waitFor(() => expect(requestsOf(getAgreementOffers)).toHaveLength(1))
  return page
}

describe('asking the agency', () => {
  test('is done once, also without a word, and shows what is on its way afterwards', async () => {
    answer(askForAgreement, moved)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: text().askAgain }))
    const asked = await dialog(text().askTitle)
    answer(getAgreementOffers, { list: [offerOf('asked')] })
    const go = holdBack(askForAgreement)
    await user.dblClick(asked.getByRole('button', { name: text().send }))
    go()
    expect(await screen.findByText(text().sent)).toBeTruthy()
    expect(requestsOf(askForAgreement)).toEqual([{ note: '' }])
    expect(await screen.findByText(text().waitingForAgency)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().askAgain }), 'one at a time').toBeNull()
  })

  test('that is refused says why and keeps what was written', async () => {
    refuse(askForAgreement, 'agreementWaits')
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: text().askAgain }))
    const asked = await dialog(text().askTitle)
    await user.click(asked.getByRole('textbox'))
    await user.paste('  希望额度为 50 万  ')
    await user.click(asked.getByRole('button', { name: text().send }))
    expect(await screen.findByText(await sentenceOf('agreementWaits'))).toBeTruthy()
    expect(asked.getByRole<HTMLTextAreaElement>('textbox').value).toBe('  希望额度为 50 万  ')
    answer(askForAgreement, moved)
    await user.click(asked.getByRole('button', { name: text().send }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(askForAgreement).at(-1)).toEqual({ note: '希望额度为 50 万' })
  })

  test('is taken back only after a question', async () => {
    answer(answerAgreement, moved)
    const { user } = await open([offerOf('asked')])
    await user.click(await screen.findByRole('button', { name: text().withdrawAsk }))
    const question = await dialog(text().withdrawAsk)
    expect(requestsOf(answerAgreement)).toEqual([])
    await user.click(question.getByRole('button', { name: text().withdrawAsk }))
    expect(await screen.findByText(text().withdrawnNow)).toBeTruthy()
    expect(requestsOf(answerAgreement)).toEqual([{ agreementId: 'a1', answer: 'withdraw', reason: '' }])
  })
})

describe('what the agency offers', () => {
  test('is signed once after its period and credit were asked about, and the rights are read anew', async () => {
    answer(answerAgreement, moved)
    const { user } = await open([offered])
    await user.click(await screen.findByRole('button', { name: text().sign }))
    const question = await dialog(text().signTitle)
    const { from, to, creditLimit } = offered.terms
    const facts = { from: formatFullDate(from), to: formatFullDate(to), credit: formatPrice(creditLimit) }
    expect(question.getByText(text().signMessage(facts))).toBeTruthy()
    const read = requestsOf(getEmployeeConfig).length
    const go = holdBack(answerAgreement)
    await user.click(question.getByRole('button', { name: text().sign }))
    await user.click(button(text().sign))
    go()
    expect(await screen.findByText(text().signed)).toBeTruthy()
    expect(requestsOf(answerAgreement)).toEqual([{ agreementId: 'a1', answer: 'sign', reason: '' }])
    await waitFor(() => expect(requestsOf(getEmployeeConfig).length).toBeGreaterThan(read))
  })

  test('is declined with a reason only', async () => {
    answer(answerAgreement, moved)
    const { user } = await open([offered])
    await user.click(await screen.findByRole('button', { name: text().decline }))
    const asked = await dialog(text().declineTitle)
    await user.click(asked.getByRole('textbox'))
    await user.paste('   ')
    await user.click(asked.getByRole('button', { name: text().decline }))
    expect(asked.getByText(text().reasonMissing)).toBeTruthy()
    expect(document.activeElement).toBe(asked.getByRole('textbox'))
    expect(requestsOf(answerAgreement)).toEqual([])
    await user.paste('额度不足')
    await user.click(asked.getByRole('button', { name: text().decline }))
    expect(await screen.findByText(text().declined)).toBeTruthy()
    expect(requestsOf(answerAgreement)).toEqual([{ agreementId: 'a1', answer: 'decline', reason: '额度不足' }])
  })

  test('and that was moved meanwhile says so, and is not signed', async () => {
    refuse(answerAgreement, 'agreementMoved')
    const { user } = await open([offered])
    await user.click(await screen.findByRole('button', { name: text().sign }))
    const question = await dialog(text().signTitle)
    await user.click(question.getByRole('button', { name: text().sign }))
    expect(await screen.findByText(await sentenceOf('agreementMoved'))).toBeTruthy()
    expect(screen.queryByText(text().signed)).toBeNull()
  })

  test('is only read by who may not change the company, beside what came of those before', async () => {
    await open([offered, { ...offerOf('declined'), agreementId: 'a0', reason: '额度不足' }], ['readCompany'])
    expect(await screen.findByText(text().offeredLead)).toBeTruthy()
    expect(screen.getByRole('heading', { name: text().former })).toBeTruthy()
    for (const name of [text().sign, text().decline, text().askAgain]) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

test('an agreement that cannot be read can be tried again', async () => {
  signIn({ permissions: ['readCompany'] })
  answer(getAgreementOffers, { list: [] })
  refuse(getServiceAgreement, 'unexpected')
  const { user } = openPage(agreementPage, paths.agreement())
  const alert = await screen.findByRole('alert')
  answer(getServiceAgreement, agreement)
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByRole('heading', { name: readText('admin/agency/agreement').credit })).toBeTruthy()
})
