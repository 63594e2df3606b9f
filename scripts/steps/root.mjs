import { join } from 'node:path'

/** The top of the repository, and paths below it. */
export const root = join(import.meta.dirname, '..', '..')
export const fromRoot = (...parts) => join(root, ...parts)
