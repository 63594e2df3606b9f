import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { getServedCompanies } from '../../api/calls/access/agent'
import { loadTexts } from '../../kit/text/text'
import { Component as AgentDesk } from '../../features/access/agency/agent-desk-page'
import { Component as TrainDesk } from '../../features/products/train/desk/desk-page'

beforeAll(() => loadTexts('access/agency/agent', 'products/train/desk', 'products/train/words', 'kit/widgets'))

test.each([
  ['the desk', AgentDesk],
  ['the ticket office', TrainDesk],
])('[S1.05] an agent without a customer is told so by %s, with the way on', (_page, Page) => {
  const client = new QueryClient()
  client.setQueryData([getServedCompanies.path, {}], { list: [] })
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  expect(html).toContain('还没有分配给您的客户企业')
  expect(html).toContain('重新查看')
})
