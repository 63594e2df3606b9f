// @vitest-environment happy-dom
import type { PolicyDetail, PolicyProposal } from '@sojourn/contract/products/travel-policy.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { decidePolicy } from '../../../api/calls/products/travel-policy'
import { readText } from '../../../kit/text/text'
import { inBrowser } from '../../../testing/browser'
import { showPart } from '../../../testing/page'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import { ProposalCard } from './proposal-card'

inBrowser('admin/policy/policy', 'admin/policy/scope', 'admin/policy/golden')

const text = () => readText('admin/policy/policy')
const golden = () => readText('admin/policy/golden')
const detail = { policyId: 'standard' } as PolicyDetail
const proposal = {
  proposalId: 'p1',
  by: '王芳',
  at: '2026-11-19T02:00:00Z',
  note: '',
  effectiveFrom: '2026-12-01',
  ends: true,
  mine: false,
  mayDecide: true,
} as PolicyProposal

const done = { state: 'refused' } as const
const reason = '职级划分还没有定下来'
const button = (name: string, of = screen as Pick<typeof screen, 'getByRole'>) => of.getByRole('button', { name })

async function refuseIt() {
  const page = showPart(<ProposalCard detail={detail} proposal={proposal} />)
  await page.user.click(button(text().refuse))
  const dialog = within(await screen.findByRole('dialog', { name: text().refuseTitle }))
  await page.user.type(dialog.getByRole('textbox'), reason)
  return { ...page, dialog, send: () => page.user.click(button(text().refuse, dialog)) }
}

describe('a proposal that is refused', () => {
  test('keeps the reason while it is not done, and closes once it is', async () => {
    refuse(decidePolicy, 'recordChanged')
    const { dialog, send } = await refuseIt()
    await send()
    expect(await screen.findByText(await sentenceOf('recordChanged'))).toBeTruthy()
    expect(dialog.getByDisplayValue(reason)).toBeTruthy()
    answer(decidePolicy, done)
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(decidePolicy).at(-1)).toMatchObject({ decision: 'refuse', reason })
  })
})

describe('a proposal that changes the verdict of golden trips', () => {
  const broken = [{ goldenId: 'g1', name: '上海两日', verdict: 'within', found: 'forbidden' }]
  beforeEach(() => refuse(decidePolicy, 'goldenBroken', { result: { broken } }))

  async function publishIt() {
    const page = showPart(<ProposalCard detail={detail} proposal={proposal} />)
    await page.user.click(button(text().accept))
    await page.user.click(button(text().accept, within(await screen.findByRole('dialog', { name: text().acceptTitle }))))
    const dialog = within(await screen.findByRole('dialog', { name: golden().brokenTitle }))
    await page.user.type(dialog.getByRole('textbox'), reason)
    return { ...page, dialog, send: () => page.user.click(button(golden().brokenGoOn, dialog)) }
  }

  test('keeps why that is meant until it is published', async () => {
    const { dialog, send } = await publishIt()
    refuse(decidePolicy, 'recordChanged')
    await send()
    expect(await dialog.findByText(await sentenceOf('recordChanged'))).toBeTruthy()
    expect(dialog.getByDisplayValue(reason)).toBeTruthy()
    answer(decidePolicy, { state: 'published' })
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(decidePolicy).at(-1)).toMatchObject({ decision: 'publish', goldenReason: reason })
  })

  test.each([
    ['is published', () => answer(decidePolicy, { state: 'published' }), async () => text().published],
    ['is refused', () => refuse(decidePolicy, 'recordChanged'), () => sentenceOf('recordChanged')],
  ])('that %s after the question was closed is told as it ended', async (_end, ends, sentence) => {
    const { user, dialog, send } = await publishIt()
    ends()
    const go = holdBack(decidePolicy)
    await send()
    await user.click(button(golden().cancel, dialog))
    go()
    expect(await screen.findByText(await sentence())).toBeTruthy()
    expect(screen.queryByText(await sentenceOf('goldenBroken'), { exact: false })).toBeNull()
  })

  test('is given up without it, and that is told', async () => {
    const { user, dialog } = await publishIt()
    await user.click(button(golden().cancel, dialog))
    expect(await screen.findByText(await sentenceOf('goldenBroken'), { exact: false })).toBeTruthy()
    expect(requestsOf(decidePolicy)).toHaveLength(1)
  })
})
