import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '../text/text'
import { SearchPicker, type SearchPickerProps } from './search-picker'

beforeAll(() => loadTexts('kit/widgets'))

const render = (more: Partial<SearchPickerProps>): string =>
  renderToStaticMarkup(
    <SearchPicker
      label="直属上级"
      placeholder="姓名"
      none="没有找到"
      value={undefined}
      onChange={() => undefined}
      search={() => Promise.resolve([])}
      {...more}
    />,
  )

test('a field that is searched by typing is a combobox with the name of its label', () => {
  const html = render({ hint: '可不选' })
  const id = /<label for="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`id="${id}"`)
  expect(html).toMatch(/role="combobox"[^>]*aria-expanded="false"/)
  expect(html).toContain('可不选')
  expect(html).not.toContain('<button')
})

test('what is chosen stands in it, and can be taken back by a button of its own name', () => {
  const html = render({ value: { code: '1', name: '陈志远', kind: 0 } })
  expect(html).toContain('value="陈志远"')
  expect(html).toContain('aria-label="清除 直属上级"')
})

test('what is wrong with it is said beside it', () => {
  expect(render({ error: '请选择接手人' })).toMatch(/aria-invalid="true"[\s\S]*请选择接手人/)
})
