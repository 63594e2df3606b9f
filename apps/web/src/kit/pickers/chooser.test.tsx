// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { inBrowser } from '../../testing/browser'
import { showPart } from '../../testing/page'
import { Field } from '../forms/field'
import { readText } from '../text/text'
import { Chooser } from './chooser'

inBrowser()

const text = () => readText('kit/widgets')
const departments = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `d${index}`, name: `第${index}部` }))

function Example({ count, none = '全部部门' }: { count: number; none?: string }) {
  const [value, setValue] = useState('d5')
  return (
    <>
      <Field label="部门">
        {(control) => (
          <Chooser {...control} name="部门" none={none} choices={departments(count)} value={value} onChange={setValue} />
        )}
      </Field>
      <output aria-label="chosen">{value || 'none'}</output>
      <button type="button">next</button>
    </>
  )
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '部门' })
const chosen = () => screen.getByLabelText('chosen').textContent
const options = () => within(screen.getByRole('listbox', { name: '部门' })).getAllByRole('option')

describe('one of several with names', () => {
  test('is a list to open where there are few', async () => {
    const { user } = showPart(<Example count={30} />)
    expect(field().tagName).toBe('SELECT')
    await user.selectOptions(field(), '第7部')
    expect(chosen()).toBe('d7')
  })

  test('of many is found by typing, with the keyboard alone', async () => {
    const { user } = showPart(<Example count={31} />)
    expect(field().value).toBe('第5部')
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(options()).toHaveLength(32)
    expect(document.getElementById(field().getAttribute('aria-activedescendant')!)?.textContent).toBe('第5部')
    await user.keyboard('2')
    expect(options().map(({ textContent }) => textContent)).toContain('第12部')
    await user.keyboard('9{Enter}')
    expect([chosen(), field().value, screen.queryByRole('listbox')]).toEqual(['d29', '第29部', null])
  })

  test('is none again by its first line', async () => {
    const { user } = showPart(<Example count={31} />)
    await user.click(field())
    await user.click(options()[0]!)
    expect([chosen(), field().value]).toEqual(['none', '全部部门'])
  })

  test('stays what it was where nothing is taken', async () => {
    const { user } = showPart(<Example count={31} />)
    await user.click(field())
    await user.keyboard('没有这个')
    expect(screen.getByText(text().noResults)).toBeTruthy()
    await user.keyboard('{Enter}{Escape}')
    expect([chosen(), field().value]).toEqual(['d5', '第5部'])
    await user.keyboard('12')
    await user.click(screen.getByRole('button', { name: 'next' }))
    expect([chosen(), field().value, screen.queryByRole('listbox')]).toEqual(['d5', '第5部', null])
  })

  test('of very many shows some, and says that there are more', async () => {
    const { user } = showPart(<Example count={500} />)
    await user.click(field())
    expect(options()).toHaveLength(100)
    expect(screen.getByText(text().moreToFind({ count: 501 }))).toBeTruthy()
  })
})
