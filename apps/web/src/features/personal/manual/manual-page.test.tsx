// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { entriesOf, manualOf } from './manual-address'
import * as manualPage from './manual-page'
import { queryClient } from '../../../api/queries'
import { getEmployeeConfig } from '../../../api/calls/access/session'
import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'

inBrowser('personal/manual')

const text = () => readText('personal/manual')
beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'manageCompany', 'readCompany', 'manageCosts'] })
  Element.prototype.scrollIntoView = () => undefined
})

const mine = () => entriesOf(manualOf(queryClient.getQueryData<EmployeeConfig>([getEmployeeConfig.path])!))
async function open(address = paths.manual()) {
  const page = openPage(manualPage, address)
  await screen.findByRole('heading', { name: text().title })
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: text().search })
  const seek = async (words: string) => {
    await page.user.click(field())
    await page.user.paste(words)
    await page.user.keyboard('{Enter}')
  }
  return { ...page, field, seek }
}
const contents = () => within(screen.getByRole('navigation', { name: text().contents }))

describe('the manual', () => {
  test('begins with the first article of the reader, who sees those alone that concern them', async () => {
    await open()
    const keys = mine().map(({ key }) => key)
    expect(await screen.findByRole('article', { name: text().articles[keys[0]!] })).toBeTruthy()
    expect(
      contents()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(keys.map((key) => text().articles[key]))
    expect(keys).not.toContain('agent-desk')
    expect(keys).toContain('company')
  })

  test('opens the article that the address names, marks it in the contents and leads to its screen', async () => {
    await open(paths.manual({ article: 'cost-centres' }))
    expect(await screen.findByRole('article', { name: text().articles['cost-centres'] })).toBeTruthy()
    expect(contents().getByRole('link', { current: 'page' }).textContent).toBe(text().articles['cost-centres'])
    expect(screen.getByRole('link', { name: text().openScreen }).getAttribute('href')).toBe(paths.costCentres())
  })

  test('says so of an article that is not for the reader', async () => {
    await open(paths.manual({ article: 'agent-desk' }))
    expect(await screen.findByText(text().closedTitle)).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('turns to the article before and behind, in the order of the contents', async () => {
    const { user, address } = await open(paths.manual({ article: 'cost-centres' }))
    const keys = mine().map(({ key }) => key)
    const at = keys.indexOf('cost-centres')
    const turn = within(await screen.findByRole('navigation', { name: text().previousAndNext }))
    expect(turn.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [keys[at - 1]!, keys[at + 1]!].map((article) => paths.manual({ article })),
    )
    await user.click(turn.getAllByRole('link')[1]!)
    await waitFor(() => expect(address()).toBe(paths.manual({ article: keys[at + 1]! })))
  })

  test('has no article before the first and none behind the last', async () => {
    const keys = mine().map(({ key }) => key)
    for (const key of [keys[0]!, keys.at(-1)!]) {
      const { router } = await open(paths.manual({ article: key }))
      const turn = within((await screen.findAllByRole('navigation', { name: text().previousAndNext })).at(-1)!)
      expect(turn.getAllByRole('link'), `of ${key}`).toHaveLength(1)
      await router.navigate('/elsewhere')
    }
  })

  test('has an address for each part, which comes into sight', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    await open(paths.manual({ article: 'cost-centres', section: 'add' }))
    const part = (await screen.findByRole('article')).querySelector('#add')!
    await waitFor(() => expect(seen.mock.contexts).toContain(part))
    const own = within(screen.getByRole('navigation', { name: text().onThisPage }))
    expect(own.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      paths.manual({ article: 'cost-centres', section: 'add' }),
    )
  })
})

describe('the search in the manual', () => {
  test('takes the place of the article, counts what it found and marks the words', async () => {
    const { seek } = await open()
    await seek('成本中心')
    const results = within(await screen.findByRole('region', { name: text().results }))
    const links = results.getAllByRole('link')
    expect(results.getByRole('status').textContent).toContain('成本中心')
    expect(links.length).toBeLessThanOrEqual(20)
    expect(links[0]?.querySelector('mark')?.textContent).toBe('成本中心')
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('is walked by arrows from the field through the results and back, and opens one', async () => {
    const { user, field, seek, address } = await open()
    await seek('成本中心')
    const links = within(await screen.findByRole('region', { name: text().results })).getAllByRole('link')
    field().focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(links[0])
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(field())
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe(links[0]!.getAttribute('href')))
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  test('that finds nothing says with what, and is taken back by a press', async () => {
    const { user, seek } = await open()
    await seek('蓝鲸饲养')
    expect(await screen.findByText(text().noneTitle({ query: '蓝鲸饲养' }))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().clearSearch }))
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  test('looks in no article that does not concern the reader', async () => {
    signIn({ permissions: ['book'] })
    const { seek } = await open()
    await seek('成本中心')
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    const titles = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
    expect(titles.some((address) => address?.includes('article=cost-centres'))).toBe(false)
  })
})
