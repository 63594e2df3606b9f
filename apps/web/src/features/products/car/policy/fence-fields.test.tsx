// @vitest-environment happy-dom
import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { getCarPlaces } from '../../../../api/calls/products/car/car'
import { findKeyWords } from '../../../../api/calls/reference/hotel-place'
import { readText } from '../../../../kit/text/text'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { showPart } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, requestsOf } from '../../../../testing/server'
import { editor } from './policy-editor'

inBrowser('products/policy/car', 'booking/policy/words', 'booking/policy/edit', 'kit/widgets')

const text = () => readText('products/policy/car')
const office = { name: '总部', latitude: 39.91, longitude: 116.46, metres: 500 }
let section: CarSection

/** The editor of a section that is kept as it is changed. */
function show(begin: Omit<CarSection, 'handling'>) {
  section = { handling: {}, ...begin }
  const Kept = () => {
    const [kept, keep] = useState(section)
    const change = (next: CarSection) => {
      section = next
      keep(next)
    }
    return <editor.Editor section={kept} onChange={change} remarks={[]} />
  }
  return showPart(<Kept />)
}

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

test('[S2.46] a place of the company is found in its city and counts within its radius', async () => {
  answer(findKeyWords, { destList: [{ dtype: 0, destId: 224, destChName: '北京', showText: '' }] })
  answer(getCarPlaces, { places: [{ placeId: 'p:1', name: '国贸', kind: 'landmark', latitude: 39.91, longitude: 116.46 }] })
  const { user } = show({ placeKinds: ['airport'] })
  await user.type(screen.getByRole('combobox', { name: text().site.city }), '北京')
  await user.click(await screen.findByRole('option', { name: /北京/ }))
  await user.type(screen.getByRole('combobox', { name: text().site.add }), '国贸')
  await user.click(await screen.findByRole('option', { name: /国贸/ }))
  expect(requestsOf(getCarPlaces).at(-1)).toMatchObject({ cityId: '224', keyWords: '国贸' })
  expect(section.sites).toEqual([{ name: '国贸', latitude: 39.91, longitude: 116.46, metres: 500 }])
  const metres = screen.getByRole('textbox', { name: text().site.metres({ name: '国贸' }) })
  await user.clear(metres)
  await user.type(metres, '800')
  expect(section.sites?.[0]?.metres).toBe(800)
})

test('pairs name sites and kinds of places; a site keeps its pairs under another name and takes them along', async () => {
  const { user } = show({ sites: [office] })
  await user.click(screen.getByRole('button', { name: text().pair.add }))
  expect(section.pairs).toEqual([{ one: '总部', other: 'airport' }])
  await user.selectOptions(screen.getByRole('combobox', { name: text().pair.other({ line: 1 }) }), 'anywhere')
  const name = screen.getByRole('textbox', { name: text().site.name({ line: 1 }) })
  await user.type(name, '楼')
  expect(section).toMatchObject({ sites: [{ name: '总部楼' }], pairs: [{ one: '总部楼', other: 'anywhere' }] })
  await user.click(screen.getByRole('button', { name: text().site.remove({ name: '总部楼' }) }))
  expect(section).toMatchObject({ sites: [], pairs: [] })
})

test('a name that another site or a kind of place has is said and not kept, and moves no pairs', async () => {
  const sites = [office, { ...office, name: '总部楼' }]
  const pairs = [
    { one: '总部', other: 'airport' },
    { one: '总部楼', other: 'hotel' },
  ]
  const { user } = show({ sites, pairs })
  const name = screen.getByRole('textbox', { name: text().site.name({ line: 2 }) })
  const wrong = readText('booking/policy/edit').faults.nameTaken
  for (const taken of ['{Backspace}', '{Backspace}{Backspace}', 'hotel']) {
    await user.type(name, taken)
    expect(screen.getByText(wrong)).toBeTruthy()
    expect(section.pairs?.map(({ other }) => other)).toEqual(['airport', 'hotel'])
    expect(section.pairs?.[0]?.one).toBe('总部')
  }
  await user.clear(name)
  await user.paste('总部')
  await user.click(screen.getByRole('button', { name: text().site.remove({ name: '总部' }) }))
  const left = screen.getByRole<HTMLInputElement>('textbox', { name: text().site.name({ line: 1 }) })
  expect(left.value, 'a line that is gone takes what was typed along').toBe('hote')
})

test('a site is renamed to what another name begins with, letter by letter', async () => {
  const { user } = show({
    sites: [office, { ...office, name: '总部楼' }],
    pairs: [
      { one: '总部', other: 'airport' },
      { one: '总部楼', other: 'hotel' },
    ],
  })
  await user.type(screen.getByRole('textbox', { name: text().site.name({ line: 2 }) }), '{Backspace}二号')
  expect(screen.queryByText(readText('booking/policy/edit').faults.nameTaken)).toBeNull()
  expect(section.sites?.map((site) => site.name)).toEqual(['总部', '总部二号'])
  expect(section.pairs).toEqual([
    { one: '总部', other: 'airport' },
    { one: '总部二号', other: 'hotel' },
  ])
})
