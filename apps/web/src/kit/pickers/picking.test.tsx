// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { inBrowser } from '../../testing/browser'
import { showField } from '../../testing/page'
import { readText } from '../text/text'
import { CityPicker } from './city-picker'
import type { Place } from './place'
import { SearchPicker } from './search-picker'

inBrowser()

const text = () => readText('kit/widgets')
const place = (code: string, name: string): Place => ({ code, name, kind: 0 })
const [chen, cheng] = [place('1', '陈志远'), place('2', '程思源')]
type Search = (keyword: string) => Promise<readonly Place[]>

describe('one of many, found by typing', () => {
  const show = (search: Search, begin?: Place) => {
    const form = showField<Place | undefined>(begin, (value, onChange) => (
      <SearchPicker label="直属上级" placeholder="姓名" none="没有找到" value={value} onChange={onChange} search={search} />
    ))
    return { ...form, field: screen.getByRole<HTMLInputElement>('combobox', { name: '直属上级' }) }
  }
  const finds = vi.fn<Search>(() => Promise.resolve([chen, cheng]))

  test('is taken by arrows and Enter, and the form is not sent by that', async () => {
    const { user, field, value, sent } = show(finds)
    await user.click(field)
    await user.paste('c')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    await user.keyboard('{ArrowDown}')
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: '程思源' }).id)
    await user.keyboard('{Enter}')
    expect(value()).toEqual(cheng)
    expect(field.value).toBe('程思源')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(sent()).toBe(0)
  })

  test('Enter before the answer waits for it and takes the first', async () => {
    let found: (places: readonly Place[]) => void = () => undefined
    const search = vi.fn<Search>(() => new Promise((resolve) => (found = resolve)))
    const { user, field, value } = show(search)
    await user.click(field)
    await user.paste('chen')
    await user.keyboard('{Enter}')
    expect(value()).toBeUndefined()
    expect(screen.getByText(text().searching)).toBeTruthy()
    await waitFor(() => expect(search).toHaveBeenCalledTimes(1))
    found([chen])
    await waitFor(() => expect(value()).toEqual(chen))
    expect(document.activeElement).toBe(field)
  })

  test('Escape brings back what was chosen before', async () => {
    const { user, field, value } = show(finds, chen)
    await user.click(field)
    await user.paste('x')
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    expect(field.value).toBe('陈志远')
    expect(value()).toEqual(chen)
  })

  test('what nobody is called is said, and holds the form', async () => {
    const { user, field, sent } = show(() => Promise.resolve([]))
    await user.click(field)
    await user.paste('zzz')
    expect(await screen.findByText('没有找到')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'send' }))
    expect(sent()).toBe(0)
    expect(field.value).toBe('zzz')
    expect(document.activeElement).toBe(field)
  })

  test('that it could not be asked is not told as nobody', async () => {
    const { user, field } = show(() => Promise.reject(new Error('no network')))
    await user.click(field)
    await user.paste('chen')
    expect(await screen.findByText(text().searchFailed)).toBeTruthy()
    expect(screen.queryByText('没有找到')).toBeNull()
  })

  test('is taken back by its button or by emptying the field', async () => {
    const { user, field, value } = show(finds, chen)
    await user.click(screen.getByRole('button', { name: `${text().clear} 直属上级` }))
    expect(value()).toBeUndefined()
    expect(document.activeElement).toBe(field)
  })
})

describe('a city', () => {
  const [beijing, shanghai] = [place('PEK', '北京'), place('SHA', '上海')]
  const groups = [
    { key: 'hot', name: '热门', places: [beijing, shanghai] },
    { key: 'a', name: 'ABC', places: [place('CTU', '成都')] },
  ]
  const show = () => {
    const search: Search = (keyword) => Promise.resolve(keyword === 'shang' ? [shanghai] : [])
    const form = showField<Place | undefined>(beijing, (value, onChange) => (
      <CityPicker label="到达城市" value={value} onChange={onChange} groups={groups} search={search} />
    ))
    return { ...form, field: screen.getByRole<HTMLInputElement>('combobox', { name: '到达城市' }) }
  }

  test('is chosen from the tabs by arrows', async () => {
    const { user, field, value } = show()
    await user.click(field)
    await screen.findByRole('option', { name: /上海/ })
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    expect(value()).toEqual(shanghai)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('what is typed replaces what stands there, and leaving the field takes the place that was found', async () => {
    const { user, field, value } = show()
    await user.click(field)
    await user.keyboard('{Control>}a{/Control}')
    await user.paste('shang')
    await screen.findByRole('option', { name: /上海/ })
    await user.tab()
    await user.click(document.body)
    await waitFor(() => expect(value()).toEqual(shanghai))
    expect(field.value).toBe('上海')
  })

  test('what no place is called stays to be mended, and the city before is not used instead', async () => {
    const { user, field, sent } = show()
    await user.click(field)
    await user.keyboard('{Control>}a{/Control}')
    await user.paste('qqq')
    await user.click(document.body)
    expect(await screen.findByText(text().noCity({ input: 'qqq' }))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'send' }))
    expect(sent()).toBe(0)
    expect(field.value).toBe('qqq')
  })
})
