// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { inBrowser } from '../../testing/browser'
import { showPart } from '../../testing/page'
import { Button } from '../actions/button'
import { Field } from '../forms/field'
import { Input } from '../forms/input'
import { readText } from '../text/text'
import { Dialog } from './dialog'
import { Menu } from './menu'
import { ask } from './modal-queue'
import { Popover } from './popover'
import { toast } from './toast'

inBrowser()

const text = () => readText('kit/widgets')
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull())

function Renaming() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>改名</Button>
      <Dialog open={open} title="改名" onClose={() => setOpen(false)} actions={<Button>保存</Button>}>
        <p>给团队起一个名字</p>
        <Field label="名称">{(control) => <Input {...control} />}</Field>
      </Dialog>
    </>
  )
}

describe('a dialog', () => {
  async function open() {
    const { user } = showPart(<Renaming />)
    const opener = await screen.findByRole('button', { name: '改名' })
    await user.click(opener)
    await screen.findByRole('dialog', { name: '改名' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '名称' })))
    return { user, opener }
  }

  test('begins with its first field, closes by Escape, and the focus returns to where it came from', async () => {
    const { user, opener } = await open()
    await user.keyboard('{Escape}')
    await gone('dialog')
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('in which somebody typed asks before it closes, and keeps the words of who stays', async () => {
    const { user } = await open()
    await user.paste('北方团队')
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('dialog', { name: text().leaveTitle })
    await user.click(within(question).getByRole('button', { name: text().stay }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: text().leaveTitle })).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '名称' }).value).toBe('北方团队')
  })

  test('in which somebody typed closes for who gives the words up', async () => {
    const { user } = await open()
    await user.paste('北方团队')
    await user.click(screen.getByRole('button', { name: text().close }))
    const question = await screen.findByRole('dialog', { name: text().leaveTitle })
    await user.click(within(question).getByRole('button', { name: text().discard }))
    await gone('dialog')
  })
})

describe('a question', () => {
  test.each([
    ['is answered by its button', true, async (press: (name: string) => Promise<void>) => press('删除')],
    ['is declined by the other one', false, async (press: (name: string) => Promise<void>) => press(text().cancel)],
    ['is declined by closing it', false, async (press: (name: string) => Promise<void>) => press(text().close)],
  ])('%s', async (_what, confirmed, answerIt) => {
    const { user } = showPart(<p>页面</p>)
    await screen.findByText('页面')
    let asked: Promise<boolean> | undefined
    act(() => void (asked = ask({ title: '删除草稿', message: '不能恢复', confirm: '删除', cancel: true })))
    const dialog = await screen.findByRole('dialog', { name: '删除草稿' })
    expect(within(dialog).getByText('不能恢复')).toBeTruthy()
    await answerIt((name) => user.click(within(dialog).getByRole('button', { name })))
    await expect(asked).resolves.toBe(confirmed)
    await gone('dialog')
  })
})

describe('a popover', () => {
  test('opens beside its button and closes by Escape, with the focus back on the button', async () => {
    const { user } = showPart(<Popover label="退改规则">起飞前两小时可退</Popover>)
    const button = await screen.findByRole('button', { name: '退改规则' })
    await user.click(button)
    expect(await screen.findByText('起飞前两小时可退')).toBeTruthy()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('起飞前两小时可退')).toBeNull())
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  test('closes by its own button', async () => {
    const { user } = showPart(<Popover label="退改规则">起飞前两小时可退</Popover>)
    const button = await screen.findByRole('button', { name: '退改规则' })
    await user.click(button)
    await screen.findByText('起飞前两小时可退')
    await user.click(button)
    await waitFor(() => expect(screen.queryByText('起飞前两小时可退')).toBeNull())
  })
})

describe('a menu', () => {
  const chosen = vi.fn<(item: string) => void>()
  async function open() {
    chosen.mockClear()
    const items = [
      { key: 'copy', label: '复制', onSelect: () => chosen('copy') },
      { key: 'end', label: '停用', onSelect: () => chosen('end'), disabledReason: '仍有人使用' },
      { key: 'history', label: '记录', onSelect: () => chosen('history') },
    ]
    const { user } = showPart(<Menu label="更多" items={items} />)
    const button = await screen.findByRole('button', { name: '更多' })
    button.focus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('复制'))
    return user
  }

  test('opens by an arrow, moves by arrows and chooses by Enter', async () => {
    const user = await open()
    await user.keyboard('{End}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('记录'))
    await user.keyboard('{Enter}')
    expect(chosen.mock.calls).toEqual([['history']])
    await gone('menu')
  })

  test('shows what cannot be done now with the reason, and does not do it', async () => {
    const user = await open()
    const item = screen.getByRole('menuitem', { name: /停用/ })
    expect(item.textContent).toContain('仍有人使用')
    await user.click(item)
    expect(chosen).not.toHaveBeenCalled()
  })
})

describe('a message', () => {
  test('is shown to everybody and goes away by its button', async () => {
    const { user } = showPart(<p>页面</p>)
    await screen.findByText('页面')
    act(() => toast('订单已取消', 'good'))
    const said = await screen.findByText('订单已取消')
    await user.click(within(said.closest('[role=group]')!).getByRole('button', { name: text().close }))
    await waitFor(() => expect(screen.queryByText('订单已取消')).toBeNull())
  })
})
