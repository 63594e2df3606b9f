import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { Suspense, useState, type ComponentType, type FormEvent, type ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, type LoaderFunctionArgs, type RouteObject } from 'react-router'
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
  /** Goes to another page and comes back to this one, or to what is named. */
  comeAgain: (address?: string) => Promise<void>
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

/** What stands on all other pages. */
const elsewhere = 'another page'

const onlyPath = (address: string): string => address.split(/[?#]/)[0] ?? ''

/** Opens a screen as a person does who comes to the last of these addresses by way of the others. */
export function openPage(screen: Screen, ...addresses: string[]): Opened {
  const gate = createGate()
  const paths = [...new Set(addresses.map(onlyPath))]
  const children = [...paths.map((path) => ({ path, ...screen })), { path: '*', Component: () => <p>{elsewhere}</p> }]
  return open([{ loader: gate.pass, Component: Frame, HydrateFallback: () => null, children }], addresses, gate.close)
}

/** One part of a screen, there at once. */
export const showPart = (part: ReactNode): Opened =>
  open([{ Component: Frame, children: [{ path: '*', Component: () => part }] }], ['/'], () => () => undefined)

function open(routes: RouteObject[], addresses: string[], holdArrival: Opened['holdArrival']): Opened {
  const router = createMemoryRouter(routes, { initialEntries: addresses, initialIndex: addresses.length - 1 })
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
  const comeAgain = async (to = address()) => {
    await router.navigate('/elsewhere')
    await screen.findByText(elsewhere)
    await router.navigate(to)
    await waitForElementToBeRemoved(() => screen.queryByText(elsewhere))
  }
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), router, address, comeAgain, goBack, holdArrival }
}

export interface OpenedForm<Value> extends Opened {
  /** What the form holds by now. */
  value: () => Value
  /** How often it was sent. */
  sent: () => number
}

/** A field in a form that holds its value; the button `send` sends it. */
export function showField<Value>(
  begin: Value,
  field: (value: Value, change: (next: Value) => void) => ReactNode,
): OpenedForm<Value> {
  const held = [begin]
  const sent: string[] = []
  function Form() {
    const [value, setValue] = useState(begin)
    const change = (next: Value) => {
      held.push(next)
      setValue(next)
    }
    const submit = (event: FormEvent) => {
      event.preventDefault()
      sent.push('send')
    }
    return (
      <form onSubmit={submit} noValidate>
        {field(value, change)}
        <button type="submit">send</button>
      </form>
    )
  }
  return { ...showPart(<Form />), value: () => held.at(-1) as Value, sent: () => sent.length }
}
