import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './api/queries'
import { startRouter } from './app/router'
import { ProductsContext } from './features/booking/product/products-context'
import { products } from './features/products'
import './kit/tokens.css'
import './kit/base.css'
import { language } from './kit/text/language'
import { loadTexts } from './kit/text/text'

/** After a release the old chunks are gone; one reload fetches the new ones. */
const reloadedKey = 'sojourn.reloaded'
window.addEventListener('vite:preloadError', (event) => {
  if (window.sessionStorage.getItem(reloadedKey) === window.location.href) return
  event.preventDefault()
  window.sessionStorage.setItem(reloadedKey, window.location.href)
  window.location.reload()
})

async function start(): Promise<void> {
  document.documentElement.lang = language
  await loadTexts('kit/widgets', 'app/shell')
  const router = await startRouter()
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ProductsContext value={products}>
          <RouterProvider router={router} />
        </ProductsContext>
      </QueryClientProvider>
    </StrictMode>,
  )
}

void start()
