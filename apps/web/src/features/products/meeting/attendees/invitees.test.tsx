// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addMeetingInvitees, remindMeetingInvitees, removeMeetingInvitee } from '../../../../api/calls/products/meeting/invitee'
import { readText } from '../../../../kit/text/text'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { meetingAttendees } from '../../../../testing/meeting'
import { showPart } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, refuse, requestsOf, sentenceOf } from '../../../../testing/server'
import { Invitees } from './invitees'

inBrowser('products/meeting/guests/invitees', 'kit/widgets')

const text = () => readText('products/meeting/guests/invitees')
const { orderNo } = meetingAttendees
const open = { invitationId: 'i1', token: 'a-token', state: 'open', answerBy: '2026-11-28', usesAtMost: 60, uses: 0, madeAt: '' }
const person = { inviteeId: 'p1', name: '王芳', mobile: '139****0001', invitationId: 'i1', answered: false, canRemind: true }
const show = (invited: object[] = [], invitations: object[] = [open]) =>
  showPart(<Invitees meeting={{ ...meetingAttendees, invitations, invited } as never} />)

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

test('people are pasted line by line and texted the open link', async () => {
  answer(addMeetingInvitees, { orderNo })
  const { user } = show()
  const field = screen.getByRole('textbox', { name: text().people })
  await user.click(field)
  await user.paste('王芳 13900000001\n李雷，13900000002')
  await user.click(screen.getByRole('button', { name: text().add }))
  await screen.findByText(text().added)
  const people = [
    { name: '王芳', mobile: '13900000001' },
    { name: '李雷', mobile: '13900000002' },
  ]
  expect(requestsOf(addMeetingInvitees)).toEqual([{ orderNo, invitationId: 'i1', people }])
  expect((field as HTMLTextAreaElement).value).toBe('')
})

test.each([
  ['', (): string => text().nobody],
  ['王芳 13900000001\n李雷', (): string => text().wrong({ lines: '2' })],
])('lines that name nobody are not sent: %s', async (typed, said) => {
  const { user } = show()
  await user.click(screen.getByRole('textbox', { name: text().people }))
  if (typed) await user.paste(typed)
  await user.click(screen.getByRole('button', { name: text().add }))
  expect(screen.getByText(said())).toBeTruthy()
  expect(requestsOf(addMeetingInvitees)).toEqual([])
})

test('who has not answered is told, and reminded by a press', async () => {
  answer(remindMeetingInvitees, { orderNo })
  const { user } = show([person, { ...person, inviteeId: 'p2', name: '李雷', answered: true, canRemind: false }])
  expect(screen.getByText(text().silent({ count: 1, of: 2 }))).toBeTruthy()
  expect(within(screen.getByText('李雷').closest('tr')!).getByText(text().answered)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: text().remind }))
  await screen.findByText(text().reminded)
  expect(requestsOf(remindMeetingInvitees)).toEqual([{ orderNo }])
})

test('nobody is reminded twice a day, nor invited without an open link', () => {
  show([{ ...person, canRemind: false }], [{ ...open, state: 'over' }])
  expect(screen.queryByRole('button', { name: text().remind })).toBeNull()
  expect(screen.queryByRole('button', { name: text().add })).toBeNull()
})

async function remove() {
  const { user } = show([person])
  await user.click(screen.getByRole('button', { name: text().removeOf({ name: '王芳' }) }))
  const question = within(await screen.findByRole('dialog', { name: text().removeAsk({ name: '王芳' }) }))
  return { press: (name: string) => user.click(question.getByRole('button', { name })) }
}

test('one is removed once it is sure, and that is told', async () => {
  answer(removeMeetingInvitee, { orderNo })
  const { press } = await remove()
  expect(requestsOf(removeMeetingInvitee)).toEqual([])
  await press(text().remove)
  await screen.findByText(text().removed)
  expect(requestsOf(removeMeetingInvitee)).toEqual([{ orderNo, inviteeId: 'p1' }])
})

test('one who is kept after all stays', async () => {
  const { press } = await remove()
  await press(text().keep)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requestsOf(removeMeetingInvitee)).toEqual([])
})

test('one who cannot be removed stays, with the reason', async () => {
  refuse(removeMeetingInvitee, 'orderUnknown')
  const { press } = await remove()
  await press(text().remove)
  await screen.findByText(await sentenceOf('orderUnknown'))
  expect(requestsOf(removeMeetingInvitee)).toEqual([{ orderNo, inviteeId: 'p1' }])
})
