// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { holdTime, inBrowser } from '../../testing/browser'
import { showField, showPart } from '../../testing/page'
import { typingPause } from '../hooks/use-settled'
import { Stepper } from '../forms/stepper'
import { readText } from '../text/text'
import { SearchField } from './search-field'
import { Table, type Column, type Sort } from './table'
import { Tabs } from './tabs'

inBrowser()

describe('tabs', () => {
  const tabs = (['open', 'upcoming', 'over'] as const).map((value, index) => ({ value, label: value, count: index }))
  const show = () =>
    showField<'open' | 'upcoming' | 'over'>('open', (value, onChange) => (
      <Tabs label="进度" value={value} onChange={onChange} tabs={tabs}>
        {`shown: ${value}`}
      </Tabs>
    ))
  const chosen = () => screen.getByRole('tab', { selected: true })

  test.each([
    ['{ArrowRight}', 'upcoming'],
    ['{ArrowLeft}', 'over'],
    ['{End}', 'over'],
    ['{End}{Home}', 'open'],
    ['{End}{ArrowRight}', 'open'],
  ])('the keys %s choose %s and take the focus along', async (keys, value) => {
    const { user } = show()
    chosen().focus()
    await user.keyboard(keys)
    expect(chosen().textContent).toContain(value)
    expect(document.activeElement).toBe(chosen())
    expect(screen.getByRole('tabpanel').textContent).toBe(`shown: ${value}`)
  })

  test('only the chosen one is reached by Tab', async () => {
    const { user } = show()
    await user.tab()
    expect(document.activeElement).toBe(chosen())
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'send' }))
  })
})

describe('a table', () => {
  interface Row {
    name: string
    cost: number
  }
  const columns: readonly Column<Row>[] = [
    { key: 'name', head: '姓名', fixed: true, cell: ({ name }) => name },
    { key: 'cost', head: '费用', sortable: true, cell: ({ cost }) => cost },
  ]
  const rows = [
    { name: '林晓雯', cost: 2 },
    { name: '陈志远', cost: 1 },
  ]

  test('is sorted by a head, first upwards and then downwards, and says which', async () => {
    const asked: Sort[] = []
    function Sorted() {
      const [sort, setSort] = useState<Sort>()
      const onSort = (next: Sort) => {
        asked.push(next)
        setSort(next)
      }
      return <Table caption="费用表" columns={columns} rows={rows} rowKey={({ name }) => name} sort={sort} onSort={onSort} />
    }
    const { user } = showPart(<Sorted />)
    const head = await screen.findByRole('columnheader', { name: '费用' })
    expect(head.hasAttribute('aria-sort')).toBe(false)
    await user.click(within(head).getByRole('button'))
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    await user.click(within(head).getByRole('button'))
    expect(head.getAttribute('aria-sort')).toBe('descending')
    expect(asked).toEqual([
      { key: 'cost', descending: false },
      { key: 'cost', descending: true },
    ])
  })

  test('leaves out the columns that somebody does not want, but never its fixed ones', async () => {
    const look = { dense: false, hidden: ['name', 'cost'] }
    showPart(<Table caption="费用表" columns={columns} rows={rows} rowKey={({ name }) => name} look={look} />)
    expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual(['姓名'])
  })

  test('a row that may not be chosen says why, and all means all others', async () => {
    const chosen: (readonly string[])[] = []
    function Choosing() {
      const [names, setNames] = useState<readonly string[]>([])
      chosen.push(names)
      const selection = {
        keyOf: ({ name }: Row) => name,
        chosen: names,
        onChoose: setNames,
        offers: () => true,
        refusal: ({ cost }: Row) => (cost > 1 ? '超出额度' : undefined),
        nameOf: ({ name }: Row) => name,
        allName: '全部',
      }
      return <Table caption="费用表" columns={columns} rows={rows} rowKey={({ name }) => name} selection={selection} />
    }
    const { user } = showPart(<Choosing />)
    const refused = await screen.findByRole<HTMLInputElement>('checkbox', { name: '林晓雯' })
    expect(refused.disabled).toBe(true)
    expect(refused.title).toBe('超出额度')
    await user.click(screen.getByRole('checkbox', { name: '全部' }))
    expect(chosen.at(-1)).toEqual(['陈志远'])
    await user.click(screen.getByRole('checkbox', { name: '全部' }))
    expect(chosen.at(-1)).toEqual([])
  })
})

describe('the search field of a list', () => {
  const show = (found = vi.fn<() => void>()) => {
    const form = showField('', (value, onChange) => (
      <SearchField
        label="关键词"
        hint="姓名或状态"
        value={value}
        onChange={onChange}
        suggest={(typed) => (typed === '已' ? [{ key: 's', kind: '状态', name: '已出票', take: found }] : [])}
      />
    ))
    return { ...form, found, field: screen.getByRole<HTMLInputElement>('combobox', { name: '关键词' }) }
  }

  test('narrows after a pause, not with every letter', async () => {
    holdTime('2026-11-20T00:00:00Z')
    const { value, field } = show()
    const { fireEvent } = await import('@testing-library/react')
    fireEvent.change(field, { target: { value: '林' } })
    await act(() => vi.advanceTimersByTimeAsync(typingPause - 1))
    expect(value()).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(value()).toBe('林')
  })

  test('narrows at once by Enter, and its button takes the words away', async () => {
    const { user, value, field, sent } = show()
    await user.click(field)
    await user.paste(' 林晓雯 ')
    await user.keyboard('{Enter}')
    expect(value()).toBe('林晓雯')
    expect(sent(), 'the form around it is not sent').toBe(0)
    await user.click(screen.getByRole('button', { name: readText('kit/widgets').clear }))
    expect(value()).toBe('')
  })

  test('takes what the words may mean instead of the words', async () => {
    const { user, value, field, found } = show()
    await user.click(field)
    await user.paste('已')
    await user.keyboard('{ArrowDown}')
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
    await user.keyboard('{Enter}')
    expect(found).toHaveBeenCalledTimes(1)
    expect(value()).toBe('')
    expect(field.value).toBe('')
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

test('the steps of a task say which are done and where somebody stands', async () => {
  showPart(<Stepper label="步骤" steps={['验证', '设置', '完成']} current={1} />)
  const [first, second, third] = within(await screen.findByRole('list', { name: '步骤' })).getAllByRole('listitem')
  expect(first?.textContent).toContain(readText('kit/widgets').stepDone)
  expect(second?.getAttribute('aria-current')).toBe('step')
  expect(third?.textContent).not.toContain(readText('kit/widgets').stepDone)
})
