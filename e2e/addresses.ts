import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const routes = readFileSync(join(import.meta.dirname, '../apps/web/src/app/routes.tsx'), 'utf8')

/** Every address that the web client has a screen for, as its routes name them. */
export const addresses = [...routes.matchAll(/\bpath: '([^'*]+)'/g)].map(([, path]) => `/${path}`)
