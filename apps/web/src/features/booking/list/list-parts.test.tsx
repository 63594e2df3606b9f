// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { oneOf, listSearch } from '../../../kit/lists/list-search'
import { formatMonthDay } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { DateRibbon, useRibbonDays } from './date-ribbon'
import { listFilters } from './list-filters'
import { listSorts } from './list-sorts'
import { NothingPasses } from './nothing-passes'
import { ResultCards, ResultsFrame } from './results-frame'
import { searchedFilters } from './searched-filters'
import { SortBar } from './sort-bar'
import { useListAddress } from './use-list-address'
import { useResults } from './use-results'

inBrowser('booking/list')

const text = () => readText('booking/list')

interface Offer {
  name: string
  carrier: string
  stop: string | undefined
  price: number
  minutes: number
}
const offer = (name: string, carrier: string, price: number, more: Partial<Offer> = {}): Offer => ({
  name,
  carrier,
  price,
  stop: undefined,
  minutes: 120,
  ...more,
})
const offers = [
  offer('MU1', '东航', 900, { minutes: 100 }),
  offer('CA1', '国航', 800, { stop: '武汉', minutes: 200 }),
  offer('MU2', '东航', 700, { stop: '武汉', minutes: 300 }),
]
type Group = 'carrier' | 'stop'
const rules = listFilters<Offer, Group, 'direct', object>({
  groups: ['carrier', 'stop'],
  switches: ['direct'],
  apply: (list, { carrier, stop, direct }) =>
    list.filter(
      (each) =>
        (carrier.length === 0 || carrier.includes(each.carrier)) &&
        (stop.length === 0 || stop.includes(each.stop ?? '')) &&
        (!direct || each.stop === undefined),
    ),
  valuesOf: { carrier: ({ carrier }) => [carrier], stop: ({ stop }) => [stop] },
  orders: { stop: ['武汉', '西安'] },
  always: ['stop'],
  chips: ['stop'],
})
const sorts = listSorts<Offer, 'price' | 'minutes'>(
  { price: ({ price }) => price, minutes: ({ minutes }) => minutes },
  () => 0,
  ({ name }) => name,
)
const shownSearch = listSearch({ sort: oneOf(sorts.sorts, 'price') })
const words = {
  switches: { direct: '直达' },
  groups: { carrier: '航司', stop: '经停' },
  value: () => undefined,
  countOf: ({ count }: { count: number }) => `${count} 个结果`,
  show: ({ count }: { count: number }) => `查看 ${count} 个`,
}
const known = {}

/** A list of offers as a product makes one. */
function List({ searched }: { searched?: Parameters<typeof searchedFilters<typeof rules.none>>[1] }) {
  const state = useListAddress(shownSearch, searchedFilters(rules, searched))
  const { shown, panel, cards } = useResults({
    rules,
    sorts,
    offers,
    known,
    keyOf: ({ name }) => name,
    state,
    switches: ['direct'],
    words,
  })
  const nothing = { filteredTitle: '没有符合的', filteredWhy: ({ count }: { count: number }) => `共 ${count} 个` }
  return (
    <ResultsFrame
      filters={panel}
      notices={<button onClick={() => cards.show('CA1')}>推荐 CA1</button>}
      sorts={
        <SortBar
          sorts={sorts.sorts}
          words={{ price: '价格', minutes: '时长' }}
          sort={state.sort}
          onSort={(sort) => state.put({ sort })}
        />
      }
      count={words.countOf({ count: shown.length })}
    >
      {shown.length === 0 ? (
        <NothingPasses words={nothing} count={offers.length} onReset={panel.onReset} />
      ) : (
        <ResultCards>
          {shown.map(({ name }) => (
            <li key={name} id={name}>
              <button aria-expanded={cards.open.includes(name)} onClick={() => cards.toggle(name)}>
                {name}
              </button>
            </li>
          ))}
        </ResultCards>
      )}
    </ResultsFrame>
  )
}

async function open(address = '/list', searched?: typeof rules.none) {
  const page = openPage({ Component: () => <List {...(searched && { searched })} /> }, '/before', address)
  await screen.findByRole('region', { name: text().filters })
  const column = () => within(screen.getByRole('region', { name: text().filters }))
  const toggle = (name: string) => page.user.click(column().getByRole('checkbox', { name }))
  return { ...page, column, toggle }
}
const shown = () =>
  screen
    .getAllByRole('button', { expanded: false })
    .concat(screen.queryAllByRole('button', { expanded: true }))
    .map(({ textContent }) => textContent)
    .filter((name) => offers.some((each) => each.name === name))
const countOf = (name: string) =>
  screen.getAllByRole('checkbox', { name }).at(0)!.closest('div')!.querySelector('[aria-hidden]')?.textContent

describe('the filters of a list', () => {
  test('widen within a group and narrow between groups, in the address', async () => {
    const { toggle, address } = await open()
    await toggle('国航')
    expect(shown()).toEqual(['CA1'])
    await toggle('东航')
    expect(shown()).toEqual(['MU2', 'CA1', 'MU1'])
    await toggle('武汉')
    expect(shown()).toEqual(['MU2', 'CA1'])
    expect(decodeURIComponent(address())).toMatch(/carrier=.*国航/)
    expect(screen.getByText('2 个结果', { selector: '[role=status]' })).toBeTruthy()
  })

  test('tell what each value would show with the others as they are; one that shows none cannot be chosen', async () => {
    const { toggle, column } = await open()
    expect([countOf('东航'), countOf('武汉'), countOf('西安')]).toEqual(['2', '2', '0'])
    expect(column().getByRole<HTMLInputElement>('checkbox', { name: '西安' }).disabled).toBe(true)
    await toggle('直达')
    expect(countOf('国航')).toBe('0')
    expect(column().getByRole<HTMLInputElement>('checkbox', { name: '国航' }).disabled).toBe(true)
  })

  test('that leave nothing say how many there are, and are all taken off with one press', async () => {
    const { user } = await open('/list?carrier=国航&stop=西安')
    expect(await screen.findByText('没有符合的')).toBeTruthy()
    expect(screen.getByText('共 3 个')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: text().reset }).at(-1)!)
    expect(shown()).toHaveLength(3)
    expect(screen.queryByRole('button', { name: text().reset })).toBeNull()
  })

  test('that were chosen can be taken off again, also where they show none by now', async () => {
    const { toggle, column } = await open('/list?carrier=国航&direct=1')
    const box = column().getByRole<HTMLInputElement>('checkbox', { name: '国航' })
    expect([box.checked, box.disabled]).toEqual([true, false])
    await toggle('国航')
    expect(shown()).toEqual(['MU1'])
  })

  test('stand above the list where their group says so, and are taken off there', async () => {
    const { user, address } = await open('/list?carrier=国航', rules.read(new URLSearchParams('stop=武汉')))
    expect(screen.queryByRole('button', { name: text().takeOff({ group: '经停', value: '武汉' }) })).toBeNull()
    await user.click(screen.getAllByRole('checkbox', { name: '国航' })[0]!)
    await user.click(screen.getAllByRole('checkbox', { name: '武汉' })[0]!)
    await user.click(await screen.findByRole('button', { name: text().takeOff({ group: '经停', value: '武汉' }) }))
    expect(shown()).toHaveLength(3)
    expect(address()).toContain('unfiltered')
  })

  test('do not stand in the way back', async () => {
    const { toggle, goBack, address } = await open()
    await toggle('国航')
    await toggle('直达')
    await goBack()
    expect(address()).toBe('/before')
  })

  test('stand in a sheet on a narrow screen, which says how many are set and closes on what is shown', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: text().filters }))
    const sheet = within(await screen.findByRole('dialog', { name: text().filters }))
    await user.click(sheet.getByRole('checkbox', { name: '国航' }))
    await user.click(sheet.getByRole('button', { name: words.show({ count: 1 }) }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: text().filtersActive({ count: 1 }) }))
    const again = within(await screen.findByRole('dialog', { name: text().filters }))
    await user.click(again.getByRole('button', { name: text().reset }))
    expect(again.getByRole('button', { name: words.show({ count: 3 }) })).toBeTruthy()
  })

  test('begin with those that the search was sent with, until somebody takes them off', async () => {
    const { toggle, address, comeAgain } = await open('/list', { ...rules.none, carrier: ['国航'] })
    expect(shown()).toEqual(['CA1'])
    await toggle('国航')
    expect(shown()).toHaveLength(3)
    await comeAgain(address())
    expect(shown(), 'they do not come back by themselves').toHaveLength(3)
  })
})

describe('the order of a list', () => {
  test('goes by what is pressed, and is kept in the address', async () => {
    const { user, address } = await open()
    expect(shown()).toEqual(['MU2', 'CA1', 'MU1'])
    const order = within(screen.getByRole('group', { name: text().sortBy }))
    expect(order.getByRole('button', { name: '价格' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(order.getByRole('button', { name: '时长' }))
    expect(shown()).toEqual(['MU1', 'CA1', 'MU2'])
    expect(address()).toContain('sort=minutes')
  })
})

describe('the cards of a list', () => {
  test('are unfolded and folded one by one', async () => {
    const { user } = await open()
    for (const name of ['CA1', 'MU1']) await user.click(screen.getByRole('button', { name }))
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'CA1' }))
    expect(screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual(['MU1'])
  })

  test('are shown where they were filtered away, unfolded and with the focus', async () => {
    const { user, toggle } = await open()
    await toggle('直达')
    expect(screen.queryByRole('button', { name: 'CA1' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '推荐 CA1' }))
    const card = await screen.findByRole('button', { name: 'CA1', expanded: true })
    await waitFor(() => expect(document.activeElement).toBe(card))
  })
})

describe('the days beside a list', () => {
  const section = {
    today: '2026-11-20',
    days: [
      { date: '2026-11-22', name: '小雪' },
      { date: '2026-11-23', off: true },
      { date: '2026-11-24', workday: true },
    ],
  }
  function Ribbon({ chosen, last }: { chosen: string[]; last: string }) {
    const [date, setDate] = useState('2026-11-22')
    const choose = (day: string) => {
      chosen.push(day)
      setDate(day)
    }
    return (
      <DateRibbon
        label="days"
        date={date}
        first="2026-11-20"
        last={last}
        section={section}
        figureOf={(day) => (day === '2026-11-21' ? { word: '¥450', tone: 'best' } : undefined)}
        onChoose={choose}
        {...useRibbonDays(date)}
      />
    )
  }
  async function openRibbon(last = '2026-12-20') {
    stopClock('2026-11-20T02:00:00Z')
    const chosen: string[] = []
    const { user } = openPage({ Component: () => <Ribbon chosen={chosen} last={last} /> }, '/list')
    await screen.findByRole('navigation', { name: 'days' })
    const days = () => within(screen.getByRole('navigation', { name: 'days' })).getAllByRole('listitem')
    const day = (date: string) =>
      within(days().find(({ textContent }) => textContent.startsWith(formatMonthDay(date)))!).getByRole<HTMLButtonElement>(
        'button',
      )
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    return { user, chosen, days, day, press }
  }

  test('are seven around the chosen one, with what each costs; none before the first is taken', async () => {
    const { user, chosen, days, day } = await openRibbon()
    expect(days()).toHaveLength(7)
    expect(day('2026-11-22').getAttribute('aria-current')).toBe('date')
    expect(day('2026-11-21').textContent).toContain('¥450')
    expect(day('2026-11-19').disabled).toBe(true)
    await user.click(day('2026-11-19'))
    await user.click(day('2026-11-21'))
    expect(chosen).toEqual(['2026-11-21'])
    expect(day('2026-11-21').getAttribute('aria-current')).toBe('date')
  })

  test('bear the names of festivals, and what is free or worked in exchange', async () => {
    const { day } = await openRibbon()
    expect(day('2026-11-22').textContent).toContain('小雪')
    expect(day('2026-11-23').textContent).toContain(text().dayOff)
    expect(day('2026-11-24').textContent).toContain(text().workday)
  })

  test('are moved by a week, and stand around a day that is chosen then', async () => {
    const { user, day, press, days } = await openRibbon()
    await press(text().later)
    expect(days()[0]!.textContent).toContain(formatMonthDay('2026-11-26'))
    await user.click(day('2026-12-01'))
    expect(days()[0]!.textContent).toContain(formatMonthDay('2026-11-28'))
    await press(text().earlier)
    expect(days()[0]!.textContent).toContain(formatMonthDay('2026-11-21'))
  })

  test('end where nothing can be booked', async () => {
    await openRibbon('2026-11-24')
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
    expect([button(text().earlier).disabled, button(text().later).disabled]).toEqual([true, true])
  })
})

test('a day of many offers shows the first at once; the others have their places until they follow', async () => {
  const many = Array.from({ length: 20 }, (_, number) => <li key={number}>{`offer ${number}`}</li>)
  render(<ResultCards>{many}</ResultCards>)
  const [shown, places] = [() => screen.getAllByRole('listitem'), () => screen.getAllByRole('listitem', { hidden: true })]
  expect(shown()).toHaveLength(6)
  expect(places()).toHaveLength(20)
  await waitFor(() => expect(shown()).toHaveLength(20))
  expect(shown().map(({ textContent }) => textContent)).toEqual(many.map((_, number) => `offer ${number}`))
  expect(places()).toHaveLength(20)
})
