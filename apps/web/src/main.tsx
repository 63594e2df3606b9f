import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './api/queries'
import { startRouter } from './app/router'
import { ProductsContext } from './features/booking/product/products-context'
import { products } from './features/products'
import { isNotLoaded, noteNotLoaded, reloadOnce } from './kit/browser/load-chunk'
import { watchReach } from './kit/browser/reach'
import { toast } from './kit/overlays/toast'
import { PortalName } from './kit/layout/window-title'
import './kit/tokens.css'
import './kit/base.css'
import { language } from './kit/text/language'
import { loadTexts, readText } from './kit/text/text'

window.addEventListener('vite:preloadError', ({ payload }) => noteNotLoaded(payload))

/** Code that a press asked for did not come: it is said, and the page is loaded anew once the portal answers. */
function healPress(): void {
  watchReach({
    onAway: () => toast(readText('app/shell').offlineProblem, 'bad'),
    onReached: (wasAway) => {
      if (wasAway) window.location.reload()
      else if (!reloadOnce()) toast(readText('app/shell').chunkWhy, 'bad')
    },
  })
}
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (isNotLoaded(reason)) healPress()
})

async function start(): Promise<void> {
  document.documentElement.lang = language
  await loadTexts('kit/widgets', 'app/shell')
  const router = await startRouter()
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ProductsContext value={products}>
          <PortalName value={readText('app/shell').product}>
            <Suspense>
              <RouterProvider router={router} />
            </Suspense>
          </PortalName>
        </ProductsContext>
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** Before its words there is no page that could say anything. */
start().catch((error: unknown) => {
  if (!isNotLoaded(error)) throw error
  watchReach({ onReached: (wasAway) => (wasAway ? window.location.reload() : reloadOnce()) })
})
