import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { policyEditors } from '../apps/web/src/paths'

const source = join(import.meta.dirname, '../apps/web/src')
const slices = readdirSync(join(source, 'features/products')).map((name) => `features/products/${name}/routes.ts`)
const tables = ['app/routes.tsx', ...slices].map((table) => join(source, table)).filter((table) => existsSync(table))
const routes = tables.map((table) => readFileSync(table, 'utf8')).join('\n')

/** Every address that the web client has a screen for, as its routes name them. */
export const addresses = [
  ...[...routes.matchAll(/\bpath: '([^'*]+)'/g)].map(([, path]) => `/${path}`),
  ...Object.values(policyEditors),
]
