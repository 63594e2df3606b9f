/** Built files have names by what is in them, so nothing else is kept. */
const builtFiles = '/v/assets/'

/**
 * Files are kept from the first visit on. What this page fetched before the worker was there is handed to it, which it has again from the
 * browser's own cache.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker || !import.meta.env.PROD) return
  const controller = () => serviceWorker.controller
  const wasThere = controller() !== null
  const taken = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  await serviceWorker.register('/v/worker.js', { scope: '/v/' })
  if (wasThere) return
  await taken
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin + builtFiles))
  controller()?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}
