export const isLoopback = (name: string): boolean => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(name)

/** Codes, notifications and rows go to another machine encrypted, or their address says in so many words that they need not. */
export function databaseAddress(env: NodeJS.ProcessEnv, name: 'DATABASE_URL' | 'DATABASE_APP_URL'): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (env['PGSSLMODE'] || /[?&]ssl(?:mode)?=/.test(text) || staysHere(text)) return text
  throw new Error(
    `${name} names a PostgreSQL server on another machine: add sslmode=verify-full to it, or sslmode=disable where nobody else hears the way between.`,
  )
}

/** A socket has no host in front, or a folder as one. */
function staysHere(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { hostname, searchParams } = new URL(text)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return host === '' || host.startsWith('/') || isLoopback(host)
}

export function smsAddress(text: string | undefined): string | undefined {
  if (!text) return undefined
  const { protocol, hostname } = new URL(text)
  if (protocol === 'https:' || isLoopback(hostname)) return text
  throw new Error('SMS_URL must begin with https: unless the gateway runs on this machine, since codes would travel in clear.')
}

/** Beside `smtp:`, where encryption begins only when both ends ask for it. */
export function demandTls(url: URL): void {
  const { searchParams } = url
  if (url.protocol === 'smtp:' && !isLoopback(url.hostname) && !searchParams.has('ignoreTLS') && !searchParams.has('requireTLS'))
    searchParams.set('requireTLS', 'true')
}

/** Suppliers are told names and documents. */
export function supplyAt(text: string | undefined, givenKey: string | undefined): { url: string; key: string } | undefined {
  if (!text) return undefined
  const { protocol, hostname } = new URL(text)
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new Error(
      'SUPPLY_URL must begin with https: unless the supply runs on this machine, since documents would travel in clear.',
    )
  const key = supplyKey(givenKey)
  if (!key) throw new Error('SUPPLY_URL needs the SUPPLY_KEY of that supply beside it.')
  return { url: text.replace(/\/$/, ''), key }
}

const keyAtLeast = 16

export function supplyKey(key: string | undefined): string | undefined {
  if (!key) return undefined
  if (key.length < keyAtLeast) throw new Error(`SUPPLY_KEY must have ${keyAtLeast} characters or more.`)
  return key
}
