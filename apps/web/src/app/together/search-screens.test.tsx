import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiProblem } from '../../api/problem'
import { FlightProblem } from '../../features/products/flight/flight-problem'
import { HotelProblem } from '../../features/products/hotel/hotel-problem'
import { TrainProblem } from '../../features/products/train/train-problem'
import { loadTexts } from '../../kit/text/text'

const kept = vi.fn<(key: string) => string | null>(() => null)
beforeEach(async () => {
  vi.stubGlobal('window', { sessionStorage: { getItem: kept } })
  await loadTexts(
    'booking/placing/book',
    'products/flight/words',
    'products/flight/check',
    'products/hotel/words',
    'products/train/words',
    'kit/widgets',
  )
})
afterEach(() => vi.unstubAllGlobals())

const html = (element: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  )

describe.each([
  ['flights', FlightProblem, 'fareSoldOut', '/flight/list?tempOrderNo=T1', '该舱位刚刚售完'],
  ['hotels', HotelProblem, 'roomSoldOut', '/hotel/list?tempOrderNo=T1', '已订满'],
  ['trains', TrainProblem, 'trainSoldOut', '/train/list?tempOrderNo=T1', '已订满'],
] as const)('%s: what does not go on has a way on', (_product, Problem, soldOut, list, said) => {
  const shown = (problem: string) =>
    html(<Problem error={new ApiProblem({ code: 1, problem, message: '已订满' })} tempOrderNo="T1" onRetry={() => undefined} />)
  test('sold out: something else of the list', () => {
    expect(shown(soldOut)).toContain(said)
    expect(shown(soldOut)).toContain(list)
  })
  test('a search that is over is repeated, or begun anew where nothing is kept of it', () => {
    expect(shown('tempOrderExpired')).toContain('href="/"')
    kept.mockReturnValueOnce('{"tempOrderNo":"T1"}')
    expect(shown('tempOrderExpired')).toMatch(/<button.*重新搜索/)
  })
  test('anything else: again, or back to the list', () => {
    expect(shown('unexpected')).toContain(list)
  })
})
