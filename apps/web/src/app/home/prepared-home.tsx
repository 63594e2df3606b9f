import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { getEmployeeConfig } from '../../api/calls/access/session'
import { queryClient } from '../../api/queries'
import { loadTexts } from '../../kit/text/text'
import { Shell } from '../shell'
import { HomePage } from './home-page'

/** Somebody of whom nothing is known yet: every product in sight, no name. */
const nobody: Partial<EmployeeConfig> = {
  employeeName: '',
  themeConfig: { appTitle: '' },
  switchList: { showmice: false, showcar: false },
  productDisabledShow: 1,
  isSigningServiceDate: true,
  travelAppyBookProductList: '',
  costControlView: { showCost: false, subMenus: [] },
  permissions: ['book'],
}

/** Home before anything is known, for the page that the build prepares; what would be a guess is hidden by style. */
export async function renderHome(): Promise<string> {
  await loadTexts('kit/widgets', 'app/shell', 'app/home')
  queryClient.setQueryData([getEmployeeConfig.path], nobody)
  const router = createMemoryRouter([{ Component: Shell, children: [{ index: true, Component: HomePage }] }])
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return `<div data-prepared-home inert aria-hidden="true">${html}</div>`
}
