// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { getBills } from '../../../api/calls/finance/bill'
import { Button } from '../../../kit/actions/button'
import { readText } from '../../../kit/text/text'
import { inBrowser } from '../../../testing/browser'
import { showPart } from '../../../testing/page'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import { PagedList } from './paged-list'
import { usePages } from './use-pages'

inBrowser()

const widgets = () => readText('kit/widgets')
const bills = (...numbers: string[]) => numbers.map((billNo) => ({ billNo }))

function Bills() {
  const pages = usePages(getBills, { state: 'paid' }, (page) => page)
  const [read, setRead] = useState('')
  const readAll = () => void pages.readAll().then(({ rows, complete }) => setRead(`${rows.length} ${complete}`))
  return (
    <>
      <PagedList pages={pages} skeleton={<p>loading</p>} empty={<p>nothing</p>}>
        {(list) => (
          <ul>
            {list.map(({ billNo }) => (
              <li key={billNo}>{billNo}</li>
            ))}
          </ul>
        )}
      </PagedList>
      <Button onClick={readAll}>all</Button>
      <output aria-label="read">{read}</output>
    </>
  )
}
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const more = () => screen.findByRole('button', { name: widgets().loadMore })
const retry = async () => within(await screen.findByRole('alert')).getByRole('button', { name: widgets().retry })

describe('a list that is read page by page', () => {
  test('waits, grows by where the last page ended, and says when all is shown', async () => {
    answer(getBills, ({ cursor }) => (cursor ? { list: bills('B2') } : { list: bills('B1'), next: 'after B1' }))
    const go = holdBack(getBills)
    const { user } = showPart(<Bills />)
    expect(await screen.findByText('loading')).toBeTruthy()
    go()
    await user.dblClick(await more())
    expect(await screen.findByText(widgets().loadedAll)).toBeTruthy()
    expect(shown()).toEqual(['B1', 'B2'])
    expect(requestsOf(getBills)).toEqual([
      { state: 'paid', size: 20 },
      { state: 'paid', size: 20, cursor: 'after B1' },
    ])
  })

  test('without an entry says so', async () => {
    answer(getBills, { list: [] })
    showPart(<Bills />)
    expect(await screen.findByText('nothing')).toBeTruthy()
    expect(screen.queryByText(widgets().loadedAll)).toBeNull()
  })

  test('that cannot be read says why and can be tried again', async () => {
    refuse(getBills, 'forbidden')
    const { user } = showPart(<Bills />)
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    answer(getBills, { list: bills('B1') })
    await user.click(await retry())
    await waitFor(() => expect(shown()).toEqual(['B1']))
  })

  test('whose next page does not come keeps what is shown, says why, and tries that page again', async () => {
    answer(getBills, { list: bills('B1'), next: 'after B1' })
    const { user } = showPart(<Bills />)
    await more()
    refuse(getBills, 'forbidden')
    await user.click(await more())
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    expect(shown()).toEqual(['B1'])
    answer(getBills, { list: bills('B2') })
    await user.click(await retry())
    expect(await screen.findByText(widgets().loadedAll)).toBeTruthy()
    expect(shown()).toEqual(['B1', 'B2'])
    expect(requestsOf(getBills).at(-1)).toMatchObject({ cursor: 'after B1' })
  })

  test.each([
    [2, '3 true'],
    [40, '2000 false'],
  ])('to its end of %i pages by hundreds, but not beyond a limit', async (count, result) => {
    answer(getBills, ({ size, cursor = '1' }) => {
      const page = Number(cursor)
      const full = Array.from({ length: 100 }, (_, index) => ({ billNo: `${page}.${index}` }))
      if (size !== 100) return { list: bills('B1') }
      return {
        list: count > 2 ? full : bills(`${page}`, ...(page === 1 ? ['x'] : [])),
        ...(page < count && { next: `${page + 1}` }),
      }
    })
    const { user } = showPart(<Bills />)
    await user.click(await screen.findByRole('button', { name: 'all' }))
    await waitFor(() => expect(screen.getByRole('status', { name: 'read' }).textContent).toBe(result))
  })
})
