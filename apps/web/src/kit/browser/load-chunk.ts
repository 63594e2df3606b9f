import { tabStorage } from './storage'

/** S9.17 */
export const chunkTimeout = 120_000

/** A part of the portal that the browser could not fetch, or not in time (S8.18). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

const notLoaded = new WeakSet<object>()

/** Vite tells of each fetch of code that failed; browsers have no common word for it. */
export const noteNotLoaded = (error: object): void => void notLoaded.add(error)

/** Did code not come, whoever asked for it? */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (typeof error === 'object' && error !== null && notLoaded.has(error))

const reloadedKey = 'sojourn.reloaded'

/** After a release the old code is gone, and one reload of a place fetches the new one; a second would find no more. */
export function reloadOnce(): boolean {
  const { href } = window.location
  if (tabStorage.read(reloadedKey) === href || !tabStorage.write(reloadedKey, href)) return false
  window.location.reload()
  return true
}

/** Waits for code that is being fetched, at most two minutes. */
export function inTime<Module>(fetching: Promise<Module>, timeout = chunkTimeout): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`not loaded after ${timeout} ms`)), timeout)
  })
  const failed = (cause: unknown): never => {
    throw new ChunkLoadError('not loaded', { cause })
  }
  return Promise.race([fetching.catch(failed), tooLate]).finally(() => clearTimeout(timer))
}
