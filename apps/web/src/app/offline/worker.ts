import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as fetchPagesMeanwhile } from 'workbox-navigation-preload'
import { addRoute, cleanupOutdatedCaches, precache, PrecacheFallbackPlugin } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'

/** The page and what its entry begins with, put in by the build (build/service-worker.ts). */
declare const __begun__: { url: string; revision: string | null }[]

const [mostFiles, days] = [400, 86_400]

/*
 * Keeps the built files alone, which are everybody's; what a person reads is kept and forgotten by the page (kept-answers.ts). A page comes from
 * the network as long as there is one, so a new release is seen at once.
 */
void (globalThis as unknown as { skipWaiting: () => Promise<void> }).skipWaiting()
clientsClaim()
fetchPagesMeanwhile()
precache(__begun__)
cleanupOutdatedCaches()
// Its classes are typed more loosely than what takes them.
const pageAsKept = new PrecacheFallbackPlugin({ fallbackURL: '/v/index.html' }) as WorkboxPlugin
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [pageAsKept] })))
const bounded = new ExpirationPlugin({
  maxEntries: mostFiles,
  maxAgeSeconds: 30 * days,
  purgeOnQuotaError: true,
}) as WorkboxPlugin
addRoute({ directoryIndex: '', cleanURLs: false })
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/v/assets/'),
  new CacheFirst({
    cacheName: 'sojourn-files',
    plugins: [bounded],
  }),
)
