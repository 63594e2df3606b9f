// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { forgetToldToCarriers, getMyToldToCarriers } from '../../../../api/calls/products/intl-flight/told'
import { readText } from '../../../../kit/text/text'
import { inBrowser } from '../../../../testing/browser'
import { showPart } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, requestsOf } from '../../../../testing/server'
import { ToldSection } from './told-section'

inBrowser('products/intl-flight/told', 'kit/widgets')
const text = () => readText('products/intl-flight/told')
beforeEach(() => signIn())

const card = { kind: 'card' as const, code: 'SQ', name: '新航', masked: '****2345' }
const address = { kind: 'address' as const, code: 'US', name: '美国', masked: 'Boston · 5 M***' }

test('cards and addresses that are kept are shown masked, and one is forgotten once it is confirmed', async () => {
  answer(getMyToldToCarriers, { list: [card, address] })
  const { user } = showPart(<ToldSection />)
  expect(await screen.findByText('****2345')).toBeTruthy()
  expect(screen.getByText('Boston · 5 M***')).toBeTruthy()
  answer(forgetToldToCarriers, { list: [address] })
  answer(getMyToldToCarriers, { list: [address] })
  await user.click(screen.getByRole('button', { name: text().forgetOf({ name: text().kinds.card(card) }) }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: text().forget }))
  expect(await screen.findByText(text().forgotten)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('****2345')).toBeNull())
  expect(screen.getByText('Boston · 5 M***')).toBeTruthy()
  expect(requestsOf(forgetToldToCarriers)).toEqual([{ kind: 'card', code: 'SQ' }])
})

test('where nothing is kept that is said', async () => {
  answer(getMyToldToCarriers, { list: [] })
  showPart(<ToldSection />)
  expect(await screen.findByText(text().none)).toBeTruthy()
})
