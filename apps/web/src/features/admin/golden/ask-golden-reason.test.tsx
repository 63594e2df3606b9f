// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { endGoldenTrip } from '../../../api/calls/products/policy-lab'
import { invoke } from '../../../api/client'
import { readText } from '../../../kit/text/text'
import { inBrowser } from '../../../testing/browser'
import { showPart } from '../../../testing/page'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import { sendMeant } from './ask-golden-reason'

inBrowser('admin/policy/golden')

const text = () => readText('admin/policy/golden')
/** Stands for a version that is published, whatever call publishes it. */
const publish = endGoldenTrip
const broken = [{ goldenId: 'g1', name: '京沪当日往返', verdict: 'within', found: 'approval' }]
const breaks = () => refuse(publish, 'goldenBroken', { result: { broken } })

function Publisher() {
  const [ended, setEnded] = useState('')
  const send = () =>
    void sendMeant((meant) => invoke(publish, { goldenId: 'p1', version: 1, ...meant })).then(
      () => setEnded('published'),
      (error: Error) => setEnded(error.message),
    )
  return (
    <>
      <button onClick={send}>publish</button>
      <output aria-label="ended">{ended}</output>
    </>
  )
}
async function open() {
  const page = showPart(<Publisher />)
  await page.user.click(await screen.findByRole('button', { name: 'publish' }))
  return page
}
async function asked() {
  breaks()
  const page = await open()
  const dialog = within(await screen.findByRole('dialog', { name: text().brokenTitle }))
  const goOn = () => dialog.getByRole('button', { name: text().brokenGoOn })
  return { ...page, dialog, goOn }
}
const ended = () => screen.getByLabelText('ended').textContent

describe('a version that changes the verdict of golden trips', () => {
  test('is not asked about where it changes none', async () => {
    answer(publish, { goldenId: 'p1', version: 2 })
    await open()
    await waitFor(() => expect(ended()).toBe('published'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('names those that it changes, and wants a reason, which is sent with it once', async () => {
    const { user, dialog, goOn } = await asked()
    const { within: must, approval: would } = text().verdicts
    expect(dialog.getByText(text().brokenLine({ name: '京沪当日往返', verdict: must, found: would }))).toBeTruthy()
    await user.click(goOn())
    expect(dialog.getByText(text().brokenMissing)).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('textbox'))
    expect(requestsOf(publish)).toHaveLength(1)
    await user.paste(' 新标准 ')
    answer(publish, { goldenId: 'p1', version: 2 })
    const go = holdBack(publish)
    await user.dblClick(goOn())
    go()
    await waitFor(() => expect(ended()).toBe('published'))
    expect(requestsOf(publish)).toEqual([
      { goldenId: 'p1', version: 1 },
      { goldenId: 'p1', version: 1, goldenReason: '新标准' },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that is given up is not published', async () => {
    const { user, dialog } = await asked()
    await user.click(dialog.getByRole('button', { name: text().cancel }))
    await waitFor(async () => expect(ended()).toBe(await sentenceOf('goldenBroken')))
    expect(requestsOf(publish)).toHaveLength(1)
  })

  test('that fails with its reason keeps it, and ends as the last try where it is closed then', async () => {
    const { user, dialog, goOn } = await asked()
    refuse(publish, 'recordChanged')
    await user.type(dialog.getByRole('textbox'), '新标准')
    await user.click(goOn())
    expect(await dialog.findByText(await sentenceOf('recordChanged'))).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('新标准')
    await user.click(dialog.getByRole('button', { name: text().cancel }))
    await waitFor(async () => expect(ended()).toBe(await sentenceOf('recordChanged')))
  })

  test('that is refused for anything else is not asked about', async () => {
    refuse(publish, 'forbidden')
    await open()
    await waitFor(async () => expect(ended()).toBe(await sentenceOf('forbidden')))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
