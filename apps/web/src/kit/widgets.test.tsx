import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { Button } from './actions/button'
import { Calendar } from './dates/calendar'
import { inkOn } from './marks/carrier-badge'
import { CityPanel } from './pickers/city-panel'
import { CityPicker } from './pickers/city-picker'
import { clockFigure } from './dates/countdown'
import { Field } from './forms/field'
import {
  formatDate,
  formatDiscount,
  formatDuration,
  formatInstant,
  formatPrice,
  formatRelativeDay,
  formatSpan,
} from './text/format'
import { Input } from './forms/input'
import { Price } from './marks/price'
import { loadTexts } from './text/text'
import { VerdictBadge } from './marks/verdict-badge'

beforeAll(() => loadTexts('kit/widgets'))

const render = (node: ReactNode): string => renderToStaticMarkup(node)
const words = (html: string): string => html.replaceAll(/<[^>]+>/g, '')

describe('widgets', () => {
  test('a disabled button stays reachable and says why', () => {
    const html = render(<Button disabledReason="订单已关闭">支付</Button>)
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain(' disabled')
    const id = /aria-describedby="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`<span id="${id}" class="visually-hidden">订单已关闭</span>`)
  })

  test('a field joins its label, hint and error with the control', () => {
    const html = render(
      <Field label="手机" hint="用于通知" error="请输入手机号码">
        {(control) => <Input {...control} />}
      </Field>,
    )
    const id = /<input[^>]* id="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`<label for="${id}"`)
    expect(html).toContain(`aria-describedby="${id}-hint ${id}-error"`)
    expect(html).toContain('aria-invalid="true"')
  })

  test.each([
    ['within', '符合差标'],
    ['approval', '需审批'],
    ['payExcess', '超标自付'],
    ['forbidden', '不可预订'],
  ] as const)('a verdict is a word and an icon, never colour alone: %s', (verdict, word) => {
    const html = render(<VerdictBadge verdict={verdict} />)
    expect(words(html)).toBe(word)
    expect(html).toContain('<svg')
  })

  test('a price has a small sign, grouped yuan, and fen only where there are some', () => {
    expect(words(render(<Price fen={128_000} />))).toBe('¥1,280')
    expect(words(render(<Price fen={-1250} />))).toBe('−¥12.50')
  })

  test('the ink on a carrier colour is the one that reads', () => {
    expect(inkOn('#ffd400')).toBe('#13252a')
    expect(inkOn('#0b3d91')).toBe('#ffffff')
  })

  test('a countdown shows hours only when there are some, and never goes below zero', () => {
    expect([clockFigure(3_909_000), clockFigure(309_000), clockFigure(-5)]).toEqual(['1:05:09', '05:09', '00:00'])
  })
})

describe('what a person is asked and told', () => {
  test('[S8.08] what no place is called is said with what was typed', () => {
    const found = { label: '到达城市', listId: 'l', group: undefined, groups: [], history: [], active: -1, chosen: undefined }
    const panel = (settled: boolean, failed = false) =>
      words(
        render(
          <CityPanel
            {...found}
            keyword="qqqzzz"
            settled={settled}
            failed={failed}
            options={[]}
            showCode
            names="short"
            onTab={() => undefined}
            onPick={() => undefined}
          />,
        ),
      )
    expect(panel(true)).toBe('对不起, 找不到 : qqqzzz')
    expect(panel(false), 'not before the search is over').not.toContain('找不到')
    expect(panel(true, true), 'nor where it could not be asked').toBe('暂时无法查询，请检查网络后重新输入')
  })

  test('[S5.21] at most fifty characters can be typed to search for a place', () => {
    const picker = render(
      <CityPicker label="到达城市" value={undefined} groups={[]} search={() => Promise.resolve([])} onChange={() => undefined} />,
    )
    expect(picker).toMatch(/<input[^>]*maxLength="50"/)
  })
})

describe('formats of the default language', () => {
  test('dates, durations, discounts and spans', () => {
    expect(formatDate('2026-11-20')).toBe('11月20日 周五')
    expect(formatRelativeDay('2026-11-21', '2026-11-20')).toBe('明天')
    expect(formatRelativeDay('2026-12-21', '2026-11-20')).toBeUndefined()
    expect(formatDuration(140)).toBe('2小时20分')
    expect(formatDuration(120)).toBe('2小时')
    expect([formatDiscount(42), formatDiscount(60), formatDiscount(100)]).toEqual(['4.2折', '6折', '全价'])
    expect([formatSpan(0), formatSpan(1)]).toEqual(['', '+1天'])
    expect(formatInstant('2026-11-20T16:30:00Z')).toBe('11月21日 周六 00:30')
    expect(formatPrice(128_050)).toBe('¥1,280.50')
  })
})

describe('calendar', () => {
  const rules = { today: '2026-11-20', first: '2026-11-20', last: '2027-11-20' }
  const html = () =>
    render(
      <Calendar
        label="选择日期"
        rules={rules}
        start="2026-11-21"
        end="2026-11-24"
        onSelect={() => undefined}
        marks={
          new Map([
            ['2026-12-25', { name: '圣诞节' }],
            ['2026-11-28', { off: true }],
          ])
        }
        prices={
          new Map([
            ['2026-11-22', 41_900],
            ['2026-11-23', 0],
          ])
        }
      />,
    )
  const day = (date: string): string => new RegExp(`data-date="${date}".*?(?=data-date|role="row"|$)`).exec(html())?.[0] ?? ''

  test('[S2.67][S9.15] shows two months of 42 cells each', () => {
    expect(html().match(/role="grid"/g)).toHaveLength(2)
    expect(html().match(/role="gridcell"/g)).toHaveLength(84)
  })

  test('[S5.20] a day reads as date and price, and a price of zero as sold out', () => {
    expect(words(`<${day('2026-11-22')}`)).toContain('22日 周日 ¥419')
    expect(words(`<${day('2026-11-23')}`)).toContain('售完')
  })

  test('festivals and days off are marked, days outside are disabled, both ends are selected', () => {
    expect(day('2026-12-25')).toContain('圣诞节')
    expect(day('2026-11-28')).toContain('休')
    expect(day('2026-11-19')).toContain('aria-disabled="true"')
    expect(html().match(/aria-selected="true"/g)).toHaveLength(2)
  })

  test('[S5.18] the way back stops at the current month', () => {
    expect(html()).toMatch(/<button[^>]*disabled=""[^>]*aria-label="上个月"|<button[^>]*aria-label="上个月"[^>]*disabled=""/)
  })
})
