// @vitest-environment happy-dom
import { feeKinds } from '@sojourn/contract/booking/service-fee-words'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { proposeServiceFee } from '../../../api/calls/admin/agency/service-fee'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { showPart } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, refuse, requestsOf } from '../../../testing/server'
import { FeeForm } from './fee-form'

inBrowser('admin/agency/service-fee', 'booking/application/words', 'kit/drafts', 'kit/widgets')

const text = () => readText('admin/agency/service-fee')
const show = () => showPart(<FeeForm companies={[]} today="2026-11-20" />)
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name: new RegExp(name) })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({})
})

/** Fees as somebody writes them, and comes back to the page. */
async function write() {
  const { user } = show()
  const { online, assisted, vipOnline, vipAssisted } = text().kinds
  for (const name of [online, assisted, vipOnline, vipAssisted]) await user.type(field(`^${name}`), '8')
  await user.type(field(text().note), '节后调整')
  cleanup()
  return { user: show().user }
}

test('each fee says beside its field of which bookings it is', () => {
  show()
  const { kinds, kindHints } = text()
  for (const kind of feeKinds) {
    const described = field(`^${kinds[kind]}`).getAttribute('aria-describedby')?.split(' ')[0] ?? ''
    expect(document.getElementById(described)?.textContent).toBe(kindHints[kind])
  }
})

test('fees that are written stay until they are proposed: over a reload, and where that is refused', async () => {
  const { user } = await write()
  refuse(proposeServiceFee, 'forbidden')
  await user.click(screen.getByRole('button', { name: text().send }))
  await waitFor(() => expect(requestsOf(proposeServiceFee)).toHaveLength(1))
  expect(field(text().note).value).toBe('节后调整')
  answer(proposeServiceFee, {})
  await user.click(screen.getByRole('button', { name: text().send }))
  await waitFor(() => expect(field(text().note).value).toBe(''))
  expect(requestsOf(proposeServiceFee).at(-1)).toMatchObject({ fees: { online: 800, assisted: 800 }, note: '节后调整' })
})
