import { fileURLToPath } from 'node:url'

/** The browser uses the contract's words, never its schemas: the schema library stays out of the build. */
export const withoutSchemas = { typebox: fileURLToPath(new URL('no-schemas.ts', import.meta.url)) }
