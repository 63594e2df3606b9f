/** S9.17 */
export const chunkTimeout = 120_000

/** A part of the portal that the browser could not fetch, or not in time (S8.18). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
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
