// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getMyMails } from '../../api/calls/personal/mail'
import { formatInstant } from '../../kit/text/format'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { inBrowser, stopClock } from '../../testing/browser'
import { openPage } from '../../testing/page'
import { signIn } from '../../testing/people'
import { answer, refuse, requestsOf } from '../../testing/server'
import * as mailsPage from './mails-page'

inBrowser('personal/mails')

const text = () => readText('personal/mails')
const mail = (id: string, subject: string, body = '正文') => ({ id, subject, body, at: '2026-11-19T02:00:00Z' })
const issued = mail('m1', '已出票', '请查看 https://sojourn.example/order?id=F1，祝旅途愉快')
const agreed = mail('m2', '审批已通过')

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getMyMails, { delivered: true, list: [issued, agreed] })
})

async function open(address = paths.mails()) {
  const page = openPage(mailsPage, '/before', address)
  await screen.findByRole('heading', { level: 1, name: text().title })
  const choose = async (subject: string) =>
    page.user.click(
      await within(await screen.findByRole('navigation', { name: text().list })).findByRole('button', {
        name: new RegExp(subject),
      }),
    )
  return { ...page, choose }
}
const pane = () => within(screen.getByRole('region', { name: text().reading }))

describe('notifications', () => {
  test('are read one by one beside their list, in the address; back leads out of each', async () => {
    const { choose, address, goBack } = await open()
    await screen.findByText(text().choose)
    await choose(issued.subject)
    expect(pane().getByRole('heading', { name: issued.subject })).toBeTruthy()
    expect(pane().getByText(text().receivedAt({ moment: formatInstant(issued.at) }))).toBeTruthy()
    expect(address()).toContain('id=m1')
    await choose(agreed.subject)
    expect(pane().getByRole('heading', { name: agreed.subject })).toBeTruthy()
    await goBack()
    expect(await pane().findByRole('heading', { name: issued.subject })).toBeTruthy()
  })

  test('bear links that can be followed, without the words around them', async () => {
    const { choose } = await open()
    await choose(issued.subject)
    const link = pane().getByRole('link')
    expect(link.getAttribute('href')).toBe('https://sojourn.example/order?id=F1')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  test('are closed again to the list', async () => {
    const { user, choose, address } = await open()
    await choose(issued.subject)
    await user.click(pane().getByRole('button', { name: text().backToList }))
    expect(screen.getByText(text().choose)).toBeTruthy()
    expect(address()).not.toContain('id=')
  })

  test('that lie further back than the list are read by themselves', async () => {
    const old = mail('m9', '很久以前')
    answer(getMyMails, ({ id }) => ({ delivered: true, list: id ? [old] : [issued] }))
    await open(`${paths.mails()}?id=m9`)
    expect(await screen.findByRole('heading', { name: old.subject })).toBeTruthy()
    expect(requestsOf(getMyMails)).toContainEqual({ id: 'm9' })
  })

  test('that are gone say so', async () => {
    answer(getMyMails, ({ id }) => ({ delivered: true, list: id ? [] : [issued] }))
    await open(`${paths.mails()}?id=m9`)
    expect(await screen.findByText(text().gone)).toBeTruthy()
  })

  test('are looked for by their words; where there is none, all are shown again', async () => {
    answer(getMyMails, ({ keyword }) => ({ delivered: true, list: keyword ? [] : [issued] }))
    const { user } = await open()
    await user.click(screen.getByRole('textbox', { name: text().keyword }))
    await user.paste('退票')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(text().noneFoundTitle)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().reset }))
    expect(await screen.findByText(issued.subject)).toBeTruthy()
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: text().keyword }).value).toBe(''))
  })

  test('are none yet', async () => {
    answer(getMyMails, { delivered: true, list: [] })
    await open()
    expect(await screen.findByText(text().emptyTitle)).toBeTruthy()
  })

  test.each([
    [false, true],
    [true, false],
  ])('say where they go nowhere else: delivered %s', async (delivered, said) => {
    answer(getMyMails, { delivered, list: [issued] })
    await open()
    await screen.findByText(issued.subject)
    expect(screen.queryByText(text().notDelivered) !== null).toBe(said)
  })

  test('that cannot be read can be tried again', async () => {
    refuse(getMyMails, 'forbidden')
    const { user } = await open()
    const alert = await screen.findByRole('alert')
    answer(getMyMails, { delivered: true, list: [issued] })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByText(issued.subject)).toBeTruthy()
  })
})
