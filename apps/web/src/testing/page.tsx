import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, type LoaderFunctionArgs } from 'react-router'
import { queryClient } from '../api/queries'
import { ProductsContext } from '../features/booking/product/products-context'
import { products } from '../features/products'
import { ModalHost } from '../kit/overlays/modal-host'
import { ToastRegion } from '../kit/overlays/toast-region'

/** What the file of a screen brings. */
interface Screen {
  loader?: (args: LoaderFunctionArgs) => unknown
  Component: ComponentType
}

export interface Opened {
  user: UserEvent
  router: ReturnType<typeof createMemoryRouter>
  /** Where the person is: path, search and what stands behind the #. */
  address: () => string
  /** Presses the browser's button. */
  goBack: () => Promise<void>
  /** From now on the router arrives nowhere until the function that this returns is called. */
  holdArrival: () => () => void
}

function createGate() {
  let open = Promise.resolve()
  return {
    pass: async () => {
      await open
      return null
    },
    close: () => {
      let release = (): void => undefined
      open = new Promise((resolve) => (release = resolve))
      return () => release()
    },
  }
}

const withoutSearch = (address: string): string => address.split(/[?#]/)[0] ?? ''

/** What stands in the shell around every screen. */
function Frame() {
  return (
    <Suspense>
      <Outlet />
      <ModalHost />
      <ToastRegion />
    </Suspense>
  )
}

/** Opens a screen as a person does who comes to the last of these addresses by way of the others. */
export function openPage(screen: Screen, ...way: string[]): Opened {
  const paths = new Set(way.map(withoutSearch))
  const gate = createGate()
  const children = [...[...paths].map((path) => ({ path, ...screen })), { path: '*', Component: () => null }]
  const router = createMemoryRouter([{ loader: gate.pass, Component: Frame, HydrateFallback: () => null, children }], {
    initialEntries: way,
    initialIndex: way.length - 1,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <ProductsContext value={products}>
        <RouterProvider router={router} />
      </ProductsContext>
    </QueryClientProvider>,
  )
  const address = () => router.createHref(router.state.location)
  const goBack = () => {
    window.dispatchEvent(new PopStateEvent('popstate'))
    return router.navigate(-1)
  }
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), router, address, goBack, holdArrival: gate.close }
}

/** One part of a screen, at an address of no meaning. */
export const showPart = (part: ReactNode): Opened => openPage({ Component: () => part }, '/')
