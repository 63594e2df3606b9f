// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getMyFeedback, submitFeedback } from '../../api/calls/personal/feedback'
import { storage } from '../../kit/browser/storage'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { fillStorage, inBrowser, stopClock } from '../../testing/browser'
import { openPage } from '../../testing/page'
import { signIn } from '../../testing/people'
import { answer, holdBack, intentsOf, loseNetwork, refuse, requestsOf, sentenceOf } from '../../testing/server'
import * as feedbackPage from './feedback-page'

inBrowser('personal/feedback', 'kit/drafts', 'app/shell')

const text = () => readText('personal/feedback')
const drafts = () => readText('kit/drafts')
const content = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(text().content) })
const contact = () => screen.getByRole<HTMLInputElement>('textbox', { name: text().contact })
const send = () => screen.getByRole('button', { name: text().submit })
const kept = () => storage.keys().filter((key) => key.startsWith('sojourn.kept.'))

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  answer(getMyFeedback, { list: [] })
  answer(submitFeedback, {})
})

async function open(address = paths.feedback(), employeeId = 'e1') {
  signIn({ employeeId })
  const page = openPage(feedbackPage, address)
  await screen.findByRole('heading', { name: text().write })
  return page
}

describe('feedback', () => {
  test('without words is refused at its field, and a contact that is none at its own', async () => {
    const { user } = await open()
    await user.click(contact())
    await user.paste('nowhere')
    await user.click(send())
    expect(screen.getByText(text().faults.contentMissing)).toBeTruthy()
    expect(screen.getByText(text().faults.contactWrong)).toBeTruthy()
    expect(document.activeElement).toBe(content())
    expect(requestsOf(submitFeedback)).toEqual([])
  })

  test('is sent once with its order and category, and stands in the history then', async () => {
    const { user } = await open(paths.feedback({ orderSerialNo: 'F1', category: 'payment' }))
    await user.click(content())
    await user.paste('发票还没有收到')
    const go = holdBack(submitFeedback)
    await user.dblClick(send())
    const written = { feedbackId: 'f', at: '2026-11-20T02:00:00Z', category: 'payment', content: '发票还没有收到' } as const
    answer(getMyFeedback, { list: [written] })
    go()
    expect(await screen.findByText(text().submitted)).toBeTruthy()
    expect(requestsOf(submitFeedback)).toEqual([{ category: 'payment', content: '发票还没有收到', contact: '', orderNo: 'F1' }])
    expect(within(await screen.findByRole('listitem')).getByText('发票还没有收到')).toBeTruthy()
    expect(content().value).toBe('')
    expect(kept()).toEqual([])
  })

  test('that the server refuses stays as it was typed, with the reason', async () => {
    refuse(submitFeedback, 'forbidden')
    const { user } = await open()
    await user.click(content())
    await user.paste('发票还没有收到')
    await user.click(send())
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    expect(content().value).toBe('发票还没有收到')
    expect(kept()).toHaveLength(1)
  })

  test('that did not arrive is the same intent when it is sent again', async () => {
    loseNetwork(submitFeedback)
    const { user } = await open()
    await user.click(content())
    await user.paste('发票还没有收到')
    await user.click(send())
    expect(await screen.findByText(readText('app/shell').offlineProblem)).toBeTruthy()
    expect(requestsOf(submitFeedback).length, 'it is tried again by itself').toBeGreaterThan(1)
    answer(submitFeedback, {})
    await user.click(send())
    expect(await screen.findByText(text().submitted)).toBeTruthy()
    expect(new Set(intentsOf(submitFeedback)).size).toBe(1)
  })
})

describe('the draft of a feedback', () => {
  async function begin() {
    const page = await open()
    await page.user.click(content())
    await page.user.paste('草稿')
    expect(kept()).toHaveLength(1)
    return page
  }

  test('is there the next time, and is given up only by whoever confirms it', async () => {
    const { user, comeAgain } = await begin()
    await comeAgain()
    expect(await screen.findByText(drafts().restored)).toBeTruthy()
    expect(content().value).toBe('草稿')
    await user.click(screen.getByRole('button', { name: drafts().discard }))
    const question = await screen.findByRole('dialog', { name: drafts().discardTitle })
    await user.click(within(question).getByRole('button', { name: drafts().discard }))
    await waitFor(() => expect(content().value).toBe(''))
    expect(kept()).toEqual([])
  })

  test('is of the order that it was about', async () => {
    const { comeAgain } = await begin()
    await comeAgain(paths.feedback({ orderSerialNo: 'F1' }))
    await screen.findByText(text().orderNo({ orderNo: 'F1' }))
    expect(content().value).toBe('')
  })

  test('is of the person who wrote it', async () => {
    const { comeAgain } = await begin()
    signIn({ employeeId: 'e2' })
    await comeAgain()
    await screen.findByRole('heading', { name: text().write })
    expect(content().value).toBe('')
  })

  test('typed back to nothing is none', async () => {
    const { user } = await begin()
    await user.clear(content())
    expect(kept()).toEqual([])
  })

  test('that another tab changes is no longer said to be kept', async () => {
    await begin()
    const [key = ''] = kept()
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(await screen.findByText(drafts().elsewhere)).toBeTruthy()
  })

  test('that the browser cannot keep is said to be lost', async () => {
    const { user } = await open()
    fillStorage()
    await user.click(content())
    await user.paste('草稿')
    expect(await screen.findByText(drafts().lost)).toBeTruthy()
  })
})
